import type { ChangeAnswer, UnansweredChange } from './cart-change';

type TakeAnswer = (answer: ChangeAnswer, change: UnansweredChange, isLast: boolean) => Promise<void>;

/** Sends one change after another, so that the last answer is about the last change. */
export class ChangeQueue {
  /** In the order in which the changes were made. */
  unanswered: readonly UnansweredChange[] = [];
  private outstanding = 0;
  private tail: Promise<unknown> = Promise.resolve();

  constructor(private readonly takeAnswer: TakeAnswer) {}

  /** Whether every answer has been processed. */
  get isEmpty(): boolean {
    return this.outstanding === 0;
  }

  /** Resolves with the answer once it has been taken. */
  async add<Answer extends ChangeAnswer>(change: UnansweredChange<Answer>): Promise<Answer> {
    this.outstanding += 1;
    this.unanswered = [...this.unanswered, change];
    const taken = this.tail.then(async () => this.send(change));
    this.tail = taken;
    return taken;
  }

  /** Resolves when all current changes have been answered. */
  async drain(): Promise<void> {
    await this.tail;
  }

  private async send<Answer extends ChangeAnswer>(change: UnansweredChange<Answer>): Promise<Answer> {
    const answer = await change.send();
    this.unanswered = this.unanswered.filter((other) => other !== change);
    await this.takeAnswer(answer, change, this.outstanding === 1);
    this.outstanding -= 1;
    return answer;
  }
}
