/** One end of the line between a process and the one that has started it: a Worker of `node:cluster`, or `process` in it. */
export interface Line {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  off(event: 'message', listener: (message: unknown) => void): unknown;
  send?(message: unknown, handle: undefined, options: undefined, done: () => void): unknown;
}

interface Question {
  question: string;
  id: number;
}

interface Reply {
  replyTo: string;
  id: number;
  value: unknown;
}

const isRecord = (message: unknown): message is Record<string, unknown> => typeof message === 'object' && message !== null;

/** Where the other end is gone already, nothing happens. */
const send = (line: Line, message: Question | Reply): void => void line.send?.(message, undefined, undefined, () => undefined);

let asked = 0;

/** Answers a question whenever the other end asks it. What cannot be answered is not. */
export function answer(line: Line, question: string, give: () => Promise<unknown>): void {
  line.on('message', (message) => {
    if (!isRecord(message) || message.question !== question) return;
    const { id } = message as unknown as Question;
    give()
      .then((value) => send(line, { replyTo: question, id, value }))
      .catch(() => undefined);
  });
}

/**
 * Asks the other end something.
 * @param patience milliseconds that the answer may take
 * @throws where none comes by then, as from a process that hangs or has ended
 */
export function ask<Value>(line: Line, question: string, patience: number): Promise<Value> {
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      line.off('message', hear);
    };
    const hear = (message: unknown) => {
      if (!isRecord(message) || message.replyTo !== question || message.id !== id) return;
      end();
      resolve(message.value as Value);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('The other process does not answer'));
    }, patience);
    line.on('message', hear);
    send(line, { question, id });
  });
}
