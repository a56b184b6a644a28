import { Kind, parse } from 'graphql';
import stringify from 'json-stringify-pretty-compact';
import { sampleId } from '../src/sample/ids.js';

/** A GraphQL operation of docs/api.md, with what the page says of it. */
interface Example {
  /** The heading that it stands under. */
  heading: string;
  operation: string;
  /** Undefined where the operation takes none. */
  variables?: Record<string, unknown>;
  /** Undefined where the page has none yet. */
  answer?: unknown;
  /** From where to where its answer stands in the page, or where it is to be put. */
  place: [from: number, to: number];
}

/** A heading, or a block of code with its language. */
const PART = /^#{2,4} (.+)$|^```(\w+)\n([\s\S]*?)\n```$/gm;
/** The heading of a root field, and the first words below: who may use it. */
const FIELD = /^### `(\w+)`\n\n(\w[\w ]*)\./gm;

const takesVariables = (operation: string): boolean =>
  parse(operation).definitions.some((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.variableDefinitions?.length);

/** The operation that a block of code asks for; of shell, what the last `curl` of GraphQL sends. */
function operationIn(language: string, code: string): string | undefined {
  if (language === 'graphql') return code;
  const [, body] = /.* -d '(\{ "query": .*\})'/s.exec(code) ?? [];
  return language === 'sh' && body !== undefined ? (JSON.parse(body) as { query: string }).query : undefined;
}

/** The root fields that a page in Markdown describes, with the words that say who may use each. */
export const readFields = (page: string): [field: string, who: string][] => [...page.matchAll(FIELD)].map(([, field = '', who = '']) => [field, who]);

/**
 * The examples of a page in Markdown, in their order: a block `graphql`, or a `curl` of one, a block `json` with the variables if it takes
 * any, and a block `json` with the answer.
 */
export function readExamples(page: string): Example[] {
  const examples: Example[] = [];
  let heading = '';
  for (const {
    0: { length },
    1: title,
    2: language = '',
    3: code = '',
    index,
  } of page.matchAll(PART)) {
    const end = index + length;
    const example = examples.at(-1);
    const operation = operationIn(language, code);
    if (title !== undefined) heading = title;
    else if (operation !== undefined) examples.push({ heading, operation, place: [end, end] });
    else if (language === 'json' && example?.heading === heading) {
      if (example.variables === undefined && takesVariables(example.operation)) {
        example.variables = JSON.parse(code) as Record<string, unknown>;
        example.place = [end, end];
      } else if (example.answer === undefined) {
        example.answer = JSON.parse(code);
        example.place = [index, end];
      } else throw new Error(`${heading}: there is a second answer.`);
    }
  }
  return examples;
}

/** The page with other answers, in the order of its examples. */
export function withAnswers(page: string, examples: readonly Example[], answers: readonly unknown[]): string {
  let [text, rest] = ['', 0];
  examples.forEach(({ place: [from, to] }, i) => {
    text += `${page.slice(rest, from)}${from === to ? '\n\n' : ''}\`\`\`json\n${stringify(answers[i], { maxLength: 120 })}\n\`\`\``;
    rest = to;
  });
  return text + page.slice(rest);
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/;
/** What stands for the rest of a text or of a list, or for any value. */
const REST = '…';
/** What all ids of the sample data begin with; they are the same in every guide. */
const SAMPLE = sampleId('city', '').slice(0, 13);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Translates between a page and a server, where what differs by its nature differs: an id of something new stands for the id that the server
 * has given in its place, here and in every example after it, one moment for any other, and `…` for the rest of a text or of a list, or for any value.
 */
export class Translation {
  private readonly toServer = new Map<string, string>();
  private readonly toPage = new Map<string, string>();

  /** What to send for what the page says. */
  sent<Value>(page: Value): Value {
    return JSON.parse(JSON.stringify(page).replace(ID, (id) => this.toServer.get(id) ?? id)) as Value;
  }

  /** What the server has said, in the words of the page as far as these say the same. */
  told(page: unknown, said: unknown): unknown {
    if (page === REST) return page;
    if (Array.isArray(said)) return this.toldList(Array.isArray(page) ? page : [], said);
    if (isRecord(said)) return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, this.told(isRecord(page) ? page[key] : undefined, value)]));
    return typeof said === 'string' ? this.toldText(typeof page === 'string' ? page : '', said) : said;
  }

  private toldList(page: unknown[], said: unknown[]): unknown[] {
    const isCut = page.at(-1) === REST && page.length <= said.length;
    return (isCut ? [...said.slice(0, page.length - 1), REST] : said).map((item, i) => this.told(page[i], item));
  }

  private toldText(page: string, said: string): string {
    if (page.endsWith(REST) && said.startsWith(page.slice(0, -REST.length))) return page;
    if (MOMENT.test(page) && MOMENT.test(said)) return page;
    const ids = (page.match(ID) ?? [])[Symbol.iterator]();
    return said.replace(ID, (id) => this.nameOf(id, ids.next().value));
  }

  private nameOf(id: string, onPage = id): string {
    const known = id.startsWith(SAMPLE) ? id : this.toPage.get(id);
    if (known !== undefined) return known;
    if (onPage.startsWith(SAMPLE) || this.toServer.has(onPage)) return id;
    this.toPage.set(id, onPage);
    this.toServer.set(onPage, id);
    return onPage;
  }
}
