import type { OperationId } from '../operation';

/** A schema of the document, reduced to fields and their types. */
export interface Shape {
  /** A reference to another shape, by its name in the document. */
  readonly named?: string;
  readonly types?: readonly string[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly fields?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** Fields of any name. */
  readonly isMap?: true;
}

export interface AnswerShapes {
  readonly answers: Readonly<Partial<Record<OperationId, Shape>>>;
  readonly schemas: Readonly<Record<string, Shape>>;
}
