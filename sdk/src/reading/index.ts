export type { AnswerReader, ReadAnswer } from './answer-reader';
export { readDocumented, type UnreadableAnswer } from './read-documented';
