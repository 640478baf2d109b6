import { describe, expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { DataScreen } from './data-screen.tsx';
import type { ModelAgreement } from './language-model-section.tsx';

function screen(languageModel: ModelAgreement | null, path = '/app/settings/data'): string {
  const given = {
    ...{ copy: null, recordings: [], languageModel, outcome: null },
    retention: 'month' as const,
    deletion: { asked: false, day: '2026-12-24T00:00:00.000Z' },
  };
  return renderScreen({ path, element: <DataScreen {...given} /> });
}
const provider = 'model.example (large)';

describe('9.345 the settings name the language model, and its reading is agreed to or withdrawn there', () => {
  test('not agreed', () => {
    const page = screen({ provider, agreed: false });
    expect(textOf(page)).toContain(`A language model, ${provider}, can say more of it, if you agree.`);
    expect(textOf(page)).toContain('You have not agreed, and nothing is sent.');
    expect(page).toContain('value="agree_model"');
  });

  test('agreed, in bokmål', () => {
    const page = screen({ provider, agreed: true }, '/nb/app/settings/data');
    expect(textOf(page)).toContain('Slutt å sende det jeg leverer');
    expect(page).toContain('value="withdraw_model"');
  });

  test('nothing of it where no model is there', () => {
    expect(textOf(screen(null))).not.toContain('language model');
  });
});
