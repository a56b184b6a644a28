export { because } from './because.js';
export { cleanEmail, EMAIL, EMAIL_DOMAIN, emailDomain, isSameEmail, PHONE } from './contact-rules.js';
export { cutText } from './cut-text.js';
export { escapeXml } from './escape-xml.js';
export { fieldErrors } from './field-errors.js';
export { PLAIN_TEXT, PlainText } from './plain-text.js';
export { listed, shown } from './shown-text.js';
export { brokenRule, cleanText, isStorable, textOrNull, type TextRules } from './text-form.js';
export { brokenText, Text, TEXT_RULES, textRulesOf } from './text-rules.js';
