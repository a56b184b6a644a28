/** One end of the message channel between a process and its parent: a Worker of `node:cluster`, or `process` in the worker. */
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

/** Sends a message. Does nothing if the other end is closed. */
const send = (line: Line, message: Question | Reply): void => void line.send?.(message, undefined, undefined, () => undefined);

let asked = 0;

/** Answers a question each time the other end asks it. If `give` fails, no reply is sent. */
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
 * Asks the other end a question.
 * @param patience timeout (ms)
 * @throws Error if no reply arrives in time: the other process hangs or has ended
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
