import { Kind, parse } from 'graphql';
import stringify from 'json-stringify-pretty-compact';
import { sampleId } from '../src/packs/sample-ids.js';

/** A GraphQL operation in docs/api.md, with its variables and its response there. */
interface Example {
  /** Heading of the section that contains it. */
  heading: string;
  operation: string;
  /** Undefined if the operation takes none. */
  variables?: Record<string, unknown>;
  /** Response in the page; undefined if the page has none yet. */
  answer?: unknown;
  /** Range of characters of the response in the page; empty, where a missing response belongs. */
  place: [from: number, to: number];
}

/** Matches a heading, or a code block with its language. */
const PART = /^#{2,4} (.+)$|^```(\w+)\n([\s\S]*?)\n```$/gm;
/** Matches the heading of a root field, and the words below it that say who can use the field. */
const FIELD = /^### `(\w+)`\n\n(\w[\w ]*)\./gm;

const takesVariables = (operation: string): boolean =>
  parse(operation).definitions.some((definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.variableDefinitions?.length);

/** Returns the operation in a code block. In a shell block, it is the body of the last `curl` of GraphQL. */
function operationIn(language: string, code: string): string | undefined {
  if (language === 'graphql') return code;
  const [, body] = /.* -d '(\{ "query": .*\})'/s.exec(code) ?? [];
  return language === 'sh' && body !== undefined ? (JSON.parse(body) as { query: string }).query : undefined;
}

/** Returns the root fields that a Markdown page describes, each with the words that say who can use it. */
export const readFields = (page: string): [field: string, who: string][] => [...page.matchAll(FIELD)].map(([, field = '', who = '']) => [field, who]);

/**
 * Returns the examples of a Markdown page, in their order. An example is a block `graphql`, or a `curl` of one; then a block `json` with the
 * variables, if the operation takes any; then a block `json` with the response.
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

/** Returns the page with other responses, in the order of its examples. */
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
/** Placeholder for the rest of a text or list, or for any value. */
const REST = '…';
/** Prefix of all ids of the sample data, which are the same in every installation. */
const SAMPLE = sampleId('city', '').slice(0, 13);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Translates between the examples of a page and a server, whose new ids and times differ.
 * - An id of a new object in the page stands for the id that the server has assigned, in this example and all later ones.
 * - Any time stands for any other time.
 * - `…` stands for the rest of a text or list, or for any value.
 */
export class Translation {
  private readonly toServer = new Map<string, string>();
  private readonly toPage = new Map<string, string>();

  /** Replaces the page's ids in a value by the server's ids. */
  sent<Value>(page: Value): Value {
    return JSON.parse(JSON.stringify(page).replace(ID, (id) => this.toServer.get(id) ?? id)) as Value;
  }

  /** Translates a value from the server into the page's words. Keeps the page's value wherever both mean the same. */
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
