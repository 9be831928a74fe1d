import type { OperationId } from '../operation';

/** A schema of the document, reduced to fields and their types. */
export interface Shape {
  /** A reference to a shape that contains itself, by its name in the document. */
  readonly named?: string;
  /** Omitted for objects with fields and lists with items. */
  readonly types?: readonly string[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
  readonly fields?: Readonly<Record<string, Shape>>;
  /** Fields of any name. */
  readonly isMap?: true;
}

export interface AnswerShapes {
  readonly answers: Readonly<Partial<Record<OperationId, Shape>>>;
  readonly schemas: Readonly<Record<string, Shape>>;
}

export type RequiredFields = ReadonlyMap<Shape, readonly string[]>;
