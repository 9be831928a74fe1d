/** A problem that keeps the backend from starting, explained in one sentence. */
export class StartProblem extends Error {}
