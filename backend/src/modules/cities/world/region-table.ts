import { countryName } from '../../../core/geo/index.js';
import { wordsOf } from './fold.js';

/** A state, or the part of a country whose state is unknown. */
interface Region {
  /** English name. */
  country: string;
  /** Null if it is unknown. */
  state: string | null;
  /** Country code, and the state's code if it has letters, both in lower case. */
  codes: readonly string[];
  /** Words of both names. */
  words: readonly string[];
}

/** Names of countries that people type, in addition to the one in CLDR. */
const MORE_NAMES: Readonly<Record<string, string>> = { GB: 'UK Great Britain', NL: 'Holland', TR: 'Turkey', US: 'USA America' };

/** Code of GeoNames for a city that belongs to no state. */
const NO_STATE = '00';

const MAX_REGIONS = 2 ** 16;

/** Returns a country's name as the guide writes it: CLDR's, without the suffix of Hong Kong and Macao. */
const nameInGuide = (code: string): string => countryName(code).replace(' SAR China', '');

type Test = (region: Region, words: readonly string[]) => boolean;

const hasCode: Test = ({ codes }, [code = '', ...more]) => more.length === 0 && codes.includes(code);
const hasWords: Test = (region, words) => words.every((word) => region.words.some((of) => of.startsWith(word)));

/** The states of all countries. Each has a number, which is its row in the table. */
export class RegionTable {
  private readonly regions: Region[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly countries: ReadonlySet<string>;

  /** @param states names by the codes of GeoNames, such as `IN.16` */
  constructor(private readonly states: ReadonlyMap<string, string>) {
    this.countries = new Set([...states.keys()].map((code) => code.slice(0, 2)));
  }

  /** Returns the number of a state, which it adds if it is new. Unknown states of a country share the row of their code. */
  numberOf(country: string, state: string): number {
    const code = `${country}.${state}`;
    const known = this.numbers.get(code);
    if (known !== undefined) return known;
    if (this.regions.length === MAX_REGIONS) throw new Error('The list of cities has too many states.');
    const names = { country: nameInGuide(country), state: this.stateOf(country, state) };
    this.regions.push({
      ...names,
      codes: [country, ...(/^[A-Z]+$/.test(state) ? [state] : [])].map((text) => text.toLowerCase()),
      words: wordsOf([names.country.replace('&', 'and'), names.state, MORE_NAMES[country]].join(' ')),
    });
    this.numbers.set(code, this.regions.length - 1);
    return this.regions.length - 1;
  }

  /** Returns the names in a row. */
  names(number: number): Pick<Region, 'country' | 'state'> {
    const { country, state } = this.regions[number] as Region;
    return { country, state };
  }

  /**
   * Finds the regions that match every text. Codes such as `US` or `IL` have priority over beginnings of names.
   * @returns sets to try in this order, none of them empty; 1 at the number of each region in the set
   */
  matching(texts: readonly string[]): Uint8Array[] {
    const each = texts.map(wordsOf).filter((words) => words.length > 0);
    const byCode = each.map((words) => (this.regions.some((region) => hasCode(region, words)) ? hasCode : hasWords));
    const select = (testOf: (i: number) => Test) => Uint8Array.from(this.regions, (region) => Number(each.every((words, i) => testOf(i)(region, words))));
    const sets = [select((i) => byCode[i] ?? hasWords), ...(byCode.includes(hasCode) ? [select(() => hasWords)] : [])];
    return sets.filter((set) => set.includes(1));
  }

  /** Returns the name of a state. City states have none, there the country replaces it, as in an import. */
  private stateOf(country: string, code: string): string | null {
    const isWithoutStates = code === NO_STATE || !this.countries.has(country);
    return this.states.get(`${country}.${code}`) ?? (isWithoutStates ? nameInGuide(country) : null);
  }
}
