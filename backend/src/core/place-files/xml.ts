import { escapeXml } from '../validation/index.js';

/** Returns an element with text; nothing for null. */
export const element = (name: string, text: string | null): string => (text === null ? '' : `<${name}>${escapeXml(text)}</${name}>`);

/** Formats degrees without an exponent. Six decimals are the stored precision, about 10 cm. */
export const degrees = (value: number): string => value.toFixed(6);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
