import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { takeTexts } from '../src/lib/i18n';
import legal from '../src/locales/en/legal.json';
import texts from '../src/locales/en/texts.json';

// The page of a test is in English.
takeTexts({ ...texts, legal });

// jsdom has no timings: no page was opened here.
performance.getEntriesByType = () => [];
performance.mark = (name) => ({ name }) as PerformanceMark;

// React's development build notes for its warnings where each element was made, 10,000 of them in a second, which took a sixth of all
// computing time. It stops where this counter says that there were that many.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined, configurable: true });

// Busy machines take their time.
configure({ asyncUtilTimeout: 8000 });

// Files share the modules of the app, but no file what another has left behind.
beforeAll(() => void dispatchEvent(new Event('online')));
afterEach(() => jest.useRealTimers());
