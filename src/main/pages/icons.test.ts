import { describe, expect, test } from 'vitest';
import { createIcons } from './icons.ts';

async function icons(path: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await createIcons().request(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('7.15 icons come from {prefix}.json with an icons query', () => {
  test('in the shape of Iconify', async () => {
    const { status, body } = await icons('/lucide.json?icons=mountain,house,mountain');
    expect(status).toBe(200);
    expect(body).toMatchObject({ prefix: 'lucide', width: 24, height: 24, not_found: [] });
    expect(Object.keys(body.icons as object)).toEqual(['mountain', 'house']);
  });

  test('8.25 an icon that does not exist is missing and breaks nothing', async () => {
    const { status, body } = await icons('/lucide.json?icons=mountain,no-such-icon,constructor');
    expect(status).toBe(200);
    expect(Object.keys(body.icons as object)).toEqual(['mountain']);
    expect(body.not_found).toEqual(['no-such-icon', 'constructor']);
  });

  test('only sets that we carry, and not the whole of one', async () => {
    expect((await icons('/mdi.json?icons=home')).status).toBe(404);
    expect((await icons('/lucide.json')).status).toBe(400);
    const many = Array.from({ length: 65 }, (_, index) => `icon-${index}`);
    expect((await icons(`/lucide.json?icons=${many.join(',')}`)).status).toBe(400);
  });
});
