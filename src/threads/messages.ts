/** What goes between a thread and whoever asks it, told apart by number. All of it is plain data. */

export interface RequestMessage<Request> {
  readonly id: number;
  readonly request: Request;
}

export type AnswerMessage<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly fault: { readonly code: string; readonly message: string } };
