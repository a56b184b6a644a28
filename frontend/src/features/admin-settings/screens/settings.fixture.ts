import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { takeTexts } from '../../../lib/i18n';
import { SettingsScreen } from './SettingsScreen';
import { trial } from './trial.fixture';
import { createElement } from 'react';

type Values = Record<string, unknown>;

/** Variables of a request that saves settings. */
export interface Sent {
  group: string;
  version: number;
  value: Values;
}

const asha = { __typename: 'User', id: 'asha', name: 'Asha Rao' };

const identity: Values = { name: 'CityPins', tagline: { en: 'All of Pune' }, logo: '', icon: '', accent: '', credit: true };
const contact: Values = { email: '', phone: '+91 20 1234', address: '', socialLinks: ['https://example.org/pune'] };

const aCity = (id: string, name: string) => ({ __typename: 'City', id, name, state: '', country: 'India' });
const CITIES = [aCity('c1', 'Pune'), aCity('c3', 'Agra')];

/** Settings of a group as in an API response. */
export const someSettings = (group: string, value: Values, more: object = {}) => ({
  __typename: 'AdminSettings',
  group,
  version: 0,
  value,
  locked: [] as object[],
  updatedAt: null as string | null,
  updatedBy: null as object | null,
  ...more,
});

const shades = (main: string) => ({ __typename: 'AccentColors', main, light: main, dark: main, contrastText: '#FFFFFF' });

/** The color that the fake API proposes instead of yellow. */
export const READABLE = '#756A00';

/** Fake API that stores groups of settings with version numbers. */
export function settingsApi({
  groups = [
    someSettings('IDENTITY', identity),
    someSettings('CONTACT', contact, { locked: [{ __typename: 'LockedSetting', field: 'phone', variable: 'CONTACT_PHONE' }] }),
  ],
} = {}) {
  let stored = groups;
  const put = (group: string, value: Values) => {
    const next = (one: (typeof groups)[number]) => ({ ...one, value, version: one.version + 1, updatedAt: '2026-02-03T12:05:00.000Z', updatedBy: asha });
    stored = stored.map((one) => (one.group === group ? next(one) : one));
  };
  const get = (group: string) => stored.find((one) => one.group === group);
  const api = consoleApi({
    SettingsScreen: () => ({ data: { adminSettings: stored } }),
    SettingsForm: () => ({ data: { adminSettings: stored } }),
    ColorPreview: ({ color }) => {
      const main = color === '#FFE600' ? READABLE : String(color);
      return { data: { accent: { __typename: 'Accent', light: shades(main), dark: shades(main) } } };
    },
    SaveSettings: (sent) => {
      const { group, version, value } = sent as unknown as Sent;
      if (get(group)?.version !== version) return refusal('These settings have been changed by somebody else since you opened them.', 'CONFLICT');
      const count = JSON.stringify(get(group)?.value) === JSON.stringify(value) ? 0 : 1;
      if (count > 0) put(group, value);
      return { data: { saveSettings: { __typename: 'SavedSettings', settings: get(group), change: { __typename: 'Change', id: 'change-1', count } } } };
    },
    SettingCity: ({ id }) => ({ data: { adminCity: CITIES.find((city) => city.id === id) ?? null } }),
    CityField: () => ({ data: { cities: { __typename: 'CityPage', items: CITIES } } }),
    UndoChange: () => {
      put('IDENTITY', identity);
      return { data: { undo: 1 } };
    },
  });
  return {
    ...api,
    /** Simulates that another admin saves these values. */
    changeMeanwhile: (group: string, values: Values) => put(group, { ...get(group)?.value, ...values }),
    /** Values of all `SaveSettings` requests. */
    sent: () => api.of('SaveSettings') as unknown as Sent[],
  };
}

/** Opens the settings, and waits for the form. */
export async function openSettings(api = settingsApi(), path = '/admin/settings/identity'): ReturnType<typeof renderApp> {
  const routes = [{ path: '/admin/settings/:group?', element: createElement(SettingsScreen) }];
  const app = await renderApp(null, { path, routes, transport: api.transport });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** Opens a group with all kinds of fields; the test must replace the generated declarations by `trial.fields`. */
export async function openTrial(more: object = {}) {
  takeTexts({ settings: trial.texts });
  const api = settingsApi({ groups: [someSettings('TRIAL', { ...trial.value, ...more })] });
  await openSettings(api, '/admin/settings/trial');
  await screen.findByRole('textbox', { name: 'Body' });
  return api;
}

/** Returns the button with a name. */
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Presses the button with a name. */
export const press = (name: string | RegExp) => userEvent.click(button(name));
/** Returns the text field with a name. */
export const box = (name: string) => screen.getByRole('textbox', { name });
/** Replaces the text of a field. */
export const write = (element: HTMLElement, text: string) => fireEvent.change(element, { target: { value: text } });
/** Saves the form. @returns the values that were sent */
export const saved = async (api: Awaited<ReturnType<typeof openTrial>>): Promise<object | undefined> => {
  await press('Save');
  await screen.findByText('Settings saved');
  return api.sent().at(-1)?.value;
};
