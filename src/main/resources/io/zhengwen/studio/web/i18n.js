// The language of the interface: the one that was chosen, else the browser's.

import { recall, remember } from './memory.js';
import wordsEn from './words.en.js';
import wordsZh from './words.zh.js';
import en from './messages.en.js';
import zh from './messages.zh.js';
import saidEn from './said.en.js';
import saidZh from './said.zh.js';
import wrappersEn from './wrapper-messages.en.js';
import wrappersZh from './wrapper-messages.zh.js';

const MESSAGES = { en: { ...en, ...wrappersEn, ...saidEn, ...wordsEn }, zh: { ...zh, ...wrappersZh, ...saidZh, ...wordsZh } };
const KEY = 'language';

let language = remembered() ?? ofBrowser();

function remembered() {
  const value = recall(KEY);
  return Object.hasOwn(MESSAGES, value ?? '') ? value : null;
}

function ofBrowser() {
  for (const wanted of navigator.languages) {
    const base = wanted.toLowerCase().split('-')[0];
    if (Object.hasOwn(MESSAGES, base)) {
      return base;
    }
  }
  return 'en';
}

/** The language in use: en or zh. */
export function current() {
  return language;
}

/** Chooses the other language and remembers it. */
export function switchLanguage() {
  language = language === 'en' ? 'zh' : 'en';
  remember(KEY, language);
}

/** The language in use, as elements name it. */
export function tag() {
  return language === 'zh' ? 'zh-Hans' : 'en';
}

/** Whether there is a message. */
export function has(key) {
  return Object.hasOwn(MESSAGES.en, key);
}

/** A message if there is one, else the word itself, which the server gave. */
export function word(kind, name) {
  return has(`${kind}.${name}`) ? t(`${kind}.${name}`) : name;
}

/** A message, with {name} replaced by values; numbers are written as the language does. */
export function t(key, values = {}) {
  const message = MESSAGES[language][key] ?? MESSAGES.en[key] ?? key;
  return message.replace(/\{(\w+)\}/g, (whole, name) =>
    Object.hasOwn(values, name) ? write(values[name]) : whole);
}

/** "1 page", "2 pages": of two messages the one that fits a number, which is {n}. */
export function count(key, n, values = {}) {
  return t(n === 1 ? `${key}.one` : key, { n, ...values });
}

function write(value) {
  return typeof value === 'number' ? number(value) : value;
}

/** A number with few digits. */
export function number(value, digits = 3) {
  return new Intl.NumberFormat(language, Math.abs(value) >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: digits }).format(value);
}

/** A share as per cent. */
export function percent(value) {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value);
}

/** A day. */
export function day(value) {
  const date = new Date(value);
  return isNaN(date) ? String(value) : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** A moment. */
export function moment(value) {
  const date = new Date(value);
  return isNaN(date) ? String(value) : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** The name of a language in the language of the interface. */
export function languageName(code) {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(code);
  } catch {
    return code;
  }
}
