import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema, getNamedType, type GraphQLArgument, GraphQLInputObjectType, type GraphQLInputType, isNonNullType } from 'graphql';
import { photoForm } from '../../backend/test/files/pictures.js';
import type { Person } from '../support/people.js';
import type { Payload } from './payloads.js';

const schema = buildSchema(readFileSync(path.resolve(__dirname, '../../schema.graphql'), 'utf8'));
const MUTATIONS = schema.getMutationType()?.getFields() ?? {};

const isText = (type: GraphQLInputType): boolean => getNamedType(type).name === 'String';

/** Collects the input types that `type` consists of, itself included. */
function partsOf(type: GraphQLInputType, known = new Set<GraphQLInputObjectType>()): Set<GraphQLInputObjectType> {
  const named = getNamedType(type);
  if (!(named instanceof GraphQLInputObjectType) || known.has(named)) return known;
  known.add(named);
  for (const field of Object.values(named.getFields())) partsOf(field.type, known);
  return known;
}

/** Returns every text that a mutation takes: `ReviewInput.title` for inputs, `categorizePlaces.category` for arguments. */
export function textFields(): string[] {
  const inputs = new Set(Object.values(MUTATIONS).flatMap(({ args }) => args.flatMap(({ type }) => [...partsOf(type)])));
  const ofInputs = [...inputs].flatMap((input) =>
    Object.values(input.getFields())
      .filter(({ type }) => isText(type))
      .map(({ name }) => `${input.name}.${name}`),
  );
  const ofArguments = Object.values(MUTATIONS).flatMap(({ name, args }) => args.filter(({ type }) => isText(type)).map((arg) => `${name}.${arg.name}`));
  return [...ofInputs, ...ofArguments].sort();
}

/** Valid values for required fields that refuse a payload. */
const PLAIN: Record<string, string> = {
  name: 'Corner',
  state: 'Test State',
  country: 'Testland',
  description: 'A small place that only this test knows of.',
  category: 'cafe',
  timeZone: 'Asia/Kolkata',
  comment: 'Quiet.',
  password: 'green tram at noon',
  reason: 'Not a place.',
  query: 'status=pending',
  url: 'https://hooks.example.org/guide',
  source: 'payload',
  address: 'https://127.0.0.1/map.pmtiles',
};

/** Name of the city of imported places if they cannot have another one. */
export const IMPORT_CITY = 'Import Town';

/** Valid values for fields that can be empty, but not in the requests of these tests. */
const NEEDED: Record<string, string> = { city: IMPORT_CITY };

/** Values that embed the payload unchanged in fields with a format or a minimum length. */
const FRAMES: Record<string, (text: string) => string> = {
  description: (text) => `${text} and at least twenty characters.`,
  openingHours: (text) => `Mo-Fr 09:00-18:00 "${text}"`,
  website: (text) => `https://example.org/?a=${text}`,
  menuUrl: (text) => `https://example.org/menu?a=${text}`,
  bookingUrl: (text) => `https://example.org/book?a=${text}`,
  socialLinks: (text) => `https://example.org/people?a=${text}`,
  url: (text) => `https://example.org/?a=${text}`,
  // Nothing connects to this machine: only public addresses are fetched.
  address: (text) => `https://127.0.0.1/map.pmtiles?a=${text}`,
};

/** Key of the text attribute that gets the payload as its value. */
export const TEXT_ATTRIBUTE = 'payload_note';

const framed = (name: string, text: string): string => (FRAMES[name] ?? String)(text);

/** Lists of texts in an input, by field. */
const LISTS: Record<string, (text: string) => object[]> = {
  names: (text) => [{ language: 'de', text }],
  descriptions: (text) => [{ language: 'de', text: framed('description', text) }],
  attributes: (text) => [{ key: TEXT_ATTRIBUTE, values: [text] }],
};

/** Stored texts of one payload by field; undefined if the field refused it. */
export type Kept = Record<string, string | undefined>;

interface Answer {
  data?: Record<string, { id: string; [key: string]: unknown } | null>;
  errors?: { message: string; extensions: { code: string; fields?: Record<string, string> } }[];
}

/** Writes payloads into all text fields, and records which ones were accepted. */
export class Writer {
  /** Numbers of the payloads that were sent to each field (`ReviewInput.title`); `taken` has the accepted ones. */
  readonly tried = new Map<string, Set<number>>();
  readonly taken = new Map<string, Set<number>>();

  constructor(private readonly url: string) {}

  async ask(who: Person | undefined, query: string, variables: object = {}): Promise<Answer> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...who?.headers },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as Answer;
  }

  /**
   * Sends a mutation whose input texts all are the payload. It retries with valid values in the fields that refuse it.
   * @param given the other arguments, and input fields that are not tested
   * @returns the result of the mutation, and the stored texts as `kept`
   * @throws if the mutation fails for another reason
   */
  async write(
    who: Person | undefined,
    mutation: string,
    payload: Payload,
    { input: given = {}, ...others }: { input?: object; [argument: string]: unknown } = {},
    selection = '{ id }',
  ) {
    const args = MUTATIONS[mutation]?.args ?? [];
    const type = getNamedType(args.find(({ name }) => name === 'input')?.type);
    if (!(type instanceof GraphQLInputObjectType)) throw new Error(`${mutation} has no input.`);
    const texts = Object.values(type.getFields())
      .filter((field) => isText(field.type) && field.name !== 'clientMutationId')
      .map(({ name }) => name);
    const lists = Object.keys(LISTS).filter((name) => type.getFields()[name]);
    let input: Record<string, unknown> = {
      ...Object.fromEntries(texts.map((name) => [name, framed(name, payload.text)])),
      ...Object.fromEntries(lists.map((name) => [name, LISTS[name]?.(payload.text)])),
      ...given,
    };
    this.note(this.tried, type, input, payload);
    for (let attempts = 0; attempts < 3; attempts += 1) {
      const { data, errors } = await this.ask(who, mutationText(mutation, args, selection), { ...others, input });
      const done = data?.[mutation];
      if (done) {
        this.note(this.taken, type, input, payload);
        const kept = [
          ...texts.map((name) => [name, input[name]]).filter(([, value]) => typeof value === 'string'),
          ...lists.map((name) => [name, input[name] ? framed(name === 'descriptions' ? 'description' : name, payload.text) : undefined]),
        ];
        return { ...done, kept: Object.fromEntries(kept) as Kept };
      }
      const [error] = errors ?? [];
      if (error?.extensions.code !== 'BAD_USER_INPUT' || !error.extensions.fields) throw new Error(`${mutation} of ${payload.text}: ${JSON.stringify(errors)}`);
      input = withPlain(type, input, Object.keys(error.extensions.fields));
    }
    throw new Error(`${mutation} takes nothing: ${JSON.stringify(input)}`);
  }

  /** Uploads a photo with the payload as its description, or without a description if that is refused. */
  async upload(who: Person, payload: Payload): Promise<{ id: string; alt: string }> {
    const send = async (alt: string) => {
      const response = await fetch(`${this.url}/api/photos`, { method: 'POST', headers: who.headers, body: photoForm(undefined, { alt }) });
      return { status: response.status, body: (await response.json()) as { _id: string; alt: string } };
    };
    const first = await send(payload.text);
    if (first.status !== 201 && first.status !== 400) throw new Error(`A photo was answered ${first.status}`);
    const { body } = first.status === 201 ? first : await send('');
    return { id: body._id, alt: body.alt };
  }

  /**
   * Sends a mutation that has a payload as the argument `name`, and no input.
   * @returns the text if it was accepted
   */
  async writeArgument(who: Person, mutation: string, name: string, { n, text }: Payload, others: object): Promise<string | undefined> {
    const key = `${mutation}.${name}`;
    this.tried.set(key, (this.tried.get(key) ?? new Set()).add(n));
    const { data, errors } = await this.ask(who, mutationText(mutation, MUTATIONS[mutation]?.args ?? [], '{ id }'), { ...others, [name]: text });
    if (!data && errors?.[0]?.extensions.code !== 'BAD_USER_INPUT') throw new Error(`${mutation} of ${text}: ${JSON.stringify(errors)}`);
    if (!data) return undefined;
    this.taken.set(key, (this.taken.get(key) ?? new Set()).add(n));
    return text;
  }

  /** Uploads a file. Its name has no control characters: a header cannot have them. @returns the id of what was made */
  async uploadFile(who: Person, address: string, name: string, content: Buffer | string): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name.replace(/\p{Cc}/gu, ''));
    const send = () => fetch(`${this.url}${address}`, { method: 'POST', headers: who.headers, body });
    let response = await send();
    while (response.status === 503) {
      await sleep(1000); // a busy app asks to come again
      response = await send();
    }
    if (response.status !== 201) throw new Error(`The file ${name} was answered ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { _id: string })._id;
  }

  private note(where: Map<string, Set<number>>, type: GraphQLInputObjectType, input: Record<string, unknown>, { n, text }: Payload): void {
    for (const { name, type: fieldType } of Object.values(type.getFields())) {
      const value = input[name];
      const named = getNamedType(fieldType);
      if (named instanceof GraphQLInputObjectType)
        for (const part of [value ?? []].flat()) this.note(where, named, part as Record<string, unknown>, { n, text });
      if (![value].flat().some((part) => typeof part === 'string' && part.includes(text))) continue;
      const key = `${type.name}.${name}`;
      where.set(key, (where.get(key) ?? new Set()).add(n));
    }
  }
}

const mutationText = (mutation: string, args: readonly GraphQLArgument[], selection: string): string =>
  `mutation (${args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')}) { ${mutation}(${args.map(({ name }) => `${name}: $${name}`).join(', ')}) ${selection} }`;

/** Returns the input with valid or empty values in the refused fields (`website`, `images.0.alt`). */
function withPlain(type: GraphQLInputObjectType, input: Record<string, unknown>, refused: readonly string[]): Record<string, unknown> {
  const plainOf = (name: string): unknown => {
    if (name === 'images') return (input.images as object[]).map((image) => ({ ...image, alt: '' }));
    if (!isNonNullType(type.getFields()[name]?.type)) return NEEDED[name] ?? null;
    return name === 'email' ? `${randomUUID()}@example.org` : PLAIN[name];
  };
  return { ...input, ...(Object.fromEntries(refused.map((field) => field.split('.')[0] ?? '').map((name) => [name, plainOf(name)])) as object) };
}
