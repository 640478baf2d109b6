import { describe, expect, test } from 'vitest';
import { type KeyPlace, keyAction } from './key-action.ts';

const press = (key: string, place: KeyPlace, answered = false) => keyAction({ key, place, answered });

describe('4.6 the keyboard in the test', () => {
  test('Enter goes on, but presses a button where the focus is on one', () => {
    for (const place of ['page', 'radio', 'field'] as const) expect(press('Enter', place)).toBe('next');
    expect(press('Enter', 'button')).toBeNull();
    expect(press('Enter', 'own')).toBeNull();
  });

  test('arrows choose among radio buttons and do not leave the task', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      expect(press(key, 'radio', true)).toBeNull();
    }
  });

  test('elsewhere ← goes back, and → on where the task is answered', () => {
    expect(press('ArrowLeft', 'page')).toBe('previous');
    expect(press('ArrowRight', 'page')).toBeNull();
    expect(press('ArrowRight', 'page', true)).toBe('next');
    expect(press('ArrowLeft', 'field')).toBeNull();
    expect(press('ArrowLeft', 'own')).toBeNull();
  });

  test('numbers choose options, and are numbers where one types', () => {
    expect(press('3', 'page')).toBe(3);
    expect(press('3', 'radio')).toBe(3);
    expect(press('3', 'field')).toBeNull();
    expect(press('8', 'page')).toBeNull();
  });
});
