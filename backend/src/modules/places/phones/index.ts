export { hrefOfPhone, hrefsOfPhones, type PhoneFacts } from './phone-links.js';
