import { dictionary } from '@zxcvbn-ts/language-common';
import { localWords } from './local-words.ts';

/** The lists that passwords are compared with, each in the order of its frequency: breaches, dice words, local words. */
export const dictionaries = { ...dictionary, local: [...localWords] };
