import { answerShapes } from '../../generated/document';
import type { AnswerReader } from './answer-reader';
import { readShape, Unreadable } from './read-shape';

export type { AnswerReader, ReadAnswer } from './answer-reader';
export { watchUnreadable, type UnreadableAnswer } from './watch-unreadable';

/**
 * Reads answers as the document describes them, so that they have the types that the calls promise; an answer with a
 * field of another type fails as `unreadable`: `connect({ baseUrl, read: readDocumented })`.
 */
export const readDocumented: AnswerReader = (operation, data) => {
  const shape = answerShapes.answers[operation];
  if (!shape) return { data };
  try {
    return { data: readShape(data, shape, answerShapes.schemas) };
  } catch (problem) {
    if (problem instanceof Unreadable) return { unreadable: problem.path };
    throw problem;
  }
};
