import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { takeTexts } from '../src/lib/i18n';
import legal from '../src/locales/en/legal.json';
import texts from '../src/locales/en/texts.json';

// The page of a test is in English.
takeTexts({ ...texts, legal });

// jsdom has no timings: no page was opened here.
performance.getEntriesByType = () => [];
performance.mark = (name) => ({ name }) as PerformanceMark;

// Busy machines take their time.
configure({ asyncUtilTimeout: 8000 });

// Files share the modules of the app, but no file what another has left behind.
beforeAll(() => void dispatchEvent(new Event('online')));
afterEach(() => jest.useRealTimers());
