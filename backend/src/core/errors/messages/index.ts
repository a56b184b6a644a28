import { accounts } from './accounts.js';
import { api } from './api.js';
import { attributes } from './attributes.js';
import { categories } from './categories.js';
import { checks } from './checks.js';
import { commands } from './commands.js';
import { console } from './console.js';
import { definitions } from './definitions.js';
import { findings } from './findings.js';
import { imports } from './imports.js';
import { lists } from './lists.js';
import { maps } from './maps.js';
import { notFound } from './not-found.js';
import { outside } from './outside.js';
import { packs } from './packs.js';
import { photos } from './photos.js';
import { places } from './places.js';
import { remedies } from './remedies.js';
import { reports } from './reports.js';
import { requests } from './requests.js';
import { reviews } from './reviews.js';
import { settings } from './settings.js';
import { system } from './system.js';
import { text } from './text.js';

/** Error messages that visitors can read, in English, by area and name. The client has them in each of its languages. */
export const VISITOR_MESSAGES = { accounts, attributes, lists, notFound, photos, places, reports, requests, reviews, text } as const;

/** Messages of the checks of the installation, in English. The client has them in each of its languages, in a file of its own. */
export const FINDING_MESSAGES = { checks, findings, outside, remedies } as const;

/** All messages. `{{name}}` stands for a parameter, `{{name, format}}` for one in a format of `FORMATS` (`reason.ts`). */
export const MESSAGES = {
  ...VISITOR_MESSAGES,
  ...FINDING_MESSAGES,
  api,
  categories,
  commands,
  console,
  definitions,
  imports,
  maps,
  packs,
  settings,
  system,
} as const;
