import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
import { takeTexts } from '../src/lib/i18n';
import consoleErrors from '../src/locales/en/console-errors.generated.json';
import consoleTexts from '../src/locales/en/console.json';
import errors from '../src/locales/en/errors.generated.json';
import findings from '../src/locales/en/findings.generated.json';
import legal from '../src/locales/en/legal.json';
import settings from '../src/locales/en/settings.json';
import texts from '../src/locales/en/texts.json';

// Tests use the English texts.
takeTexts({ ...texts, ...consoleTexts, legal, settings, errors: { ...errors, ...consoleErrors, ...findings } });

// React's development build captures a stack for each element, up to 10,000 per second. This took a sixth of the CPU time. React stops capturing when
// this counter is high.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, object>;
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined, configurable: true });

// Allows for slow machines.
configure({ asyncUtilTimeout: 8000 });

// Test files share the app's modules, so the connection state and timers are reset.
beforeAll(() => void dispatchEvent(new Event('online')));
afterEach(() => jest.useRealTimers());
