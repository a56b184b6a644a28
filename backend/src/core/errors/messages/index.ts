import { accounts } from './accounts.js';
import { api } from './api.js';
import { categories } from './categories.js';
import { commands } from './commands.js';
import { console } from './console.js';
import { lists } from './lists.js';
import { notFound } from './not-found.js';
import { photos } from './photos.js';
import { places } from './places.js';
import { reports } from './reports.js';
import { requests } from './requests.js';
import { reviews } from './reviews.js';
import { settings } from './settings.js';
import { system } from './system.js';
import { text } from './text.js';

/** Error messages that visitors can read, in English, by area and name. The client has them in each of its languages. */
export const VISITOR_MESSAGES = { accounts, lists, notFound, photos, places, reports, requests, reviews, text } as const;

/** All error messages. `{{name}}` stands for a parameter. */
export const MESSAGES = { ...VISITOR_MESSAGES, api, categories, commands, console, settings, system } as const;
