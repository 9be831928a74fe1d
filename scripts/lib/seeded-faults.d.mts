/** The parts of the repository that the backend tests need, except for node_modules. */
export const PARTS: readonly string[];
