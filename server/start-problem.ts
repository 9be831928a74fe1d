/** A problem that keeps a server from starting, explained in one sentence. */
export class StartProblem extends Error {}
