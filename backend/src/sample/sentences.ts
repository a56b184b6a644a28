import type { Specials } from './describe.js';
import type { Random } from './random.js';

const COMPANY = [
  'with my sister',
  'with two old friends',
  'with the whole family',
  'with my husband',
  'with my wife',
  'with a colleague',
  'on my own',
  'with my parents',
  'with friends from abroad',
  'with our two children',
  'with my flatmate',
  'with a friend',
];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Topics of sentences. Two sentences of one review never share a topic, so they cannot repeat or contradict each other. */
const TOPICS: readonly RegExp[] = [
  new RegExp(
    String.raw`crowd|\bfull\b|busy|queue|to ourselves|nobody about|quiet|calm|empty|people|packed|` +
      String.raw`line\b|lively|noise|noisy|loud|peace|silence|tourist|groups?\b|hush|selfie`,
    'i',
  ),
  /pric|cheap|expens|\bcost|\bfree\b|\bfee\b|paid|\bpay|bill\b|value|charge|money|coin|budget|afford|card machine/i,
  /waiter|staff|service|barista|bartender|owner|usher|host\b|porter|desk|counter|guard|kind(ness)?\b|friendly|welcom|greet/i,
  /\bsmall|\bbig|\blarge|\btiny|bigger|smaller|scale\b/i,
  /sunrise|morning|dusk|evening|sunset|noon|midday|night|lunch|\bearly|\blate\b|closing|dawn|afternoon|midnight|o’clock|light\b|lamps/i,
  new RegExp(
    String.raw`child|\bson\b|daughter|father|mother|parents|\balone\b|friends?\b|husband|wife|famil|nephew|` +
      String.raw`teenager|sister|brother|grand|uncle|cousin|colleague|on my own|flatmate|in-laws|boys|neighbour`,
    'i',
  ),
  /second|third|again|first|\btimes\b|been back|come back|came back|next (time|visit|day)|return|years|month|twice|before\b|\bback\b/i,
  /rain|\bsun\b|\bhot\b|wind|pouring|mist|haz|fog|grey|weather|heat|shade|breeze/i,
  /\bhours?\b|minutes|stayed|\btime\b|wait/i,
  /seat|chair|bench|stool|\btables?\b|sit\b|sat\b/i,
  /toilet|clean|dirty|litter|rubbish|sticky|smell|filthy/i,
  /music|song|singing|playlist|acoustic|sound/i,
  /guide|label|explan|explain|panel|sign|board|story|stories|told/i,
  /photo|picture|camera|selfie|postcard/i,
  /\bview|\bup there\b/i,
  /\bbed\b|mattress|pillow|slept|sleep/i,
  /breakfast/i,
  /portion|menu|\bcard\b|dish|order/i,
  /birthday|anniversary|farewell/i,
  /bread|salt|spic/i,
  /(went|walk) .*(wrong|lost)|closed|shut|scaffold|repair|restor/i,
];

const ALONE = /\balone\b|on my own|\bI sat\b|\bI travel\b/i;
const WE = /\b(we|us|our|ourselves)\b/i;

/** A parsed sentence template. */
interface Entry {
  /** The template itself, which identifies the sentence independent of its slots. */
  text: string;
  /** Returns whether the sentence fits a place with these traits. */
  isFit: (traits: ReadonlySet<string>) => boolean;
}

const read = new Map<readonly string[], readonly Entry[]>();

/** Parses a list of templates and caches the result: `[view] text` needs the trait `view`, `[!view] text` its absence. */
export function entriesOf(stock: readonly string[]): readonly Entry[] {
  const known = read.get(stock);
  if (known) return known;
  const entries = stock.map((line) => {
    const match = /^\[(!?)([a-z]+)\] (.*)$/.exec(line);
    const [, not, trait = '', text = line] = match ?? [];
    return { text, isFit: (traits: ReadonlySet<string>) => !match || traits.has(trait) !== (not === '!') };
  });
  read.set(stock, entries);
  return entries;
}

export interface Subject {
  place: string;
  city: string;
  specials: Specials;
}

/** Fills the choices and slots of a template. Returns undefined if the subject has no value for a slot. */
export function fill(text: string, { place, city, specials }: Subject, random: Random): string | undefined {
  const slots: Readonly<Record<string, () => string | undefined>> = {
    place: () => place,
    city: () => city,
    with: () => random.pick(COMPANY),
    day: () => random.pick(DAYS),
    dish: () => (specials.dish.length > 0 ? random.pick(specials.dish) : undefined),
    bite: () => (specials.bite.length > 0 ? random.pick(specials.bite) : undefined),
    cup: () => (specials.cup.length > 0 ? random.pick(specials.cup) : undefined),
  };
  const missing: string[] = [];
  const fillSlots = (part: string): string =>
    part.replace(/\{(\w+)\}/g, (whole, name: string) => {
      const slot = slots[name];
      if (!slot) return whole;
      const value = slot();
      if (value === undefined) missing.push(name);
      return value ?? '';
    });
  const chosen = fillSlots(text).replace(/\{([^{}]*\|[^{}]*)\}/g, (_, options: string) => random.pick(options.split('|')));
  return missing.length === 0 ? chosen.charAt(0).toUpperCase() + chosen.slice(1) : undefined;
}

/** Returns whether two sentences can be in one review. */
export function agree(one: string, other: string): boolean {
  if ((ALONE.test(one) && WE.test(other)) || (WE.test(one) && ALONE.test(other))) return false;
  return !TOPICS.some((topic) => topic.test(one) && topic.test(other));
}

/** Splits a text into sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}
