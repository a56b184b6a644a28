import { EMAIL, PHONE } from '../../../../core/validation/index.js';

const { required: _required, ...OPTIONAL_EMAIL } = EMAIL;

/** Contact data of the operator. */
export const contact = {
  email: { kind: 'text', rules: OPTIONAL_EMAIL, variable: 'CONTACT_EMAIL' },
  phone: { kind: 'text', rules: PHONE, variable: 'CONTACT_PHONE' },
  address: { kind: 'text', rules: { label: 'Address', max: 300 }, variable: 'CONTACT_ADDRESS' },
  socialLinks: {
    kind: 'texts',
    rules: { label: 'Link', required: 'settings.linkMissing', max: 300, pattern: ['^https://[^\\s/@:]+\\.[^\\s/@:]+(/\\S*)?$', 'settings.linkInvalid'] },
    most: 10,
    variable: 'SOCIAL_LINKS',
  },
} as const;
