import { expect, test } from 'vitest';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import { DevicesSection } from './devices-section.tsx';

function words(sessions: Parameters<typeof DevicesSection>[0]['sessions'], path = '/app/settings/security') {
  const element = <DevicesSection sessions={sessions} error={undefined} />;
  return textOf(renderScreen({ path, element }));
}

test('without a device to show nobody is said to be logged in on these devices (9.64)', () => {
  expect(words([])).toBe('There are no devices to show here just now.');
  expect(words([], '/nb/app/settings/security')).toBe('Det er ingen enheter å vise her akkurat nå.');
  const times = { startedAt: '2026-11-20T10:00:00Z', usedAt: '2026-11-20T11:00:00Z' };
  const device = { browser: 'Firefox', system: 'Linux', kind: 'computer', address: null } as const;
  const found = words([{ id: 'one', ...device, ...times, current: true, secondFactor: false }]);
  expect(found).toContain('You are logged in on these devices.');
  expect(found).toContain('Firefox on Linux');
});
