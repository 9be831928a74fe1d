/** Something that keeps the backend from starting, told in one sentence. */
export class StartProblem extends Error {}
