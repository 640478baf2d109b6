import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createInstance } from './i18next.ts';
import { I18nextProvider, Trans, useTranslation } from './react-i18next.tsx';

const texts = {
  shell: {
    plain: 'Save',
    deep: { word: 'Hello {{name}}, {{name}} and {{other}}' },
    words_zero: 'No words',
    words_one: 'One word',
    words_other: '{{count, number}} words',
    list: [{ title: 'One of {{count}}', rows: ['a', 'b'] }],
    grouped: '{{count, number(useGrouping: min2)}}',
    link: 'Take it <again>once {{count}} more</again> or not',
  },
  other: { plain: 'Other', own: 'Only here' },
};

function Sentence() {
  const { t } = useTranslation('shell');
  // biome-ignore lint/a11y/useAnchorContent: the words come from the message
  return <Trans t={t} i18nKey="link" count={2} components={{ again: <a href="/again" /> }} />;
}

function Watched({ seen }: { readonly seen: unknown[] }) {
  seen.push(useTranslation(['shell', 'other']).t);
  return null;
}

async function instance(lng = 'en-GB') {
  const made = createInstance();
  await made.init({ lng, resources: { [lng]: texts } });
  return made;
}

describe('messages', () => {
  test('are found by path, by the first namespace and key that have one', async () => {
    const t = (await instance()).getFixedT(null, ['shell', 'other']);
    expect(t('plain')).toBe('Save');
    expect(t('other:plain')).toBe('Other');
    expect(t(['nothing', 'own'])).toBe('Only here');
    expect(t('nothing', { defaultValue: 'seven' })).toBe('seven');
    expect(t('nothing.at.all')).toBe('nothing.at.all');
    // A branch is no message.
    expect(t('deep')).toBe('deep');
  });

  test('come with all that lies below a path', async () => {
    const t = (await instance()).getFixedT(null, ['other', 'shell']);
    expect(t('list', { returnObjects: true, count: 3 })).toEqual([{ title: 'One of 3', rows: ['a', 'b'] }]);
  });

  test('take values as they are, and none from a value', async () => {
    const t = (await instance()).getFixedT(null, 'shell');
    expect(t('deep.word', { name: '{{other}} <b>', other: 'x' })).toBe(
      'Hello {{other}} <b>, {{other}} <b> and x',
    );
    expect(t('deep.word', { name: 'a', other: null })).toBe('Hello a, a and ');
  });

  test('fail where a value was forgotten, outside of a built page', async () => {
    const t = (await instance()).getFixedT(null, 'shell');
    expect(() => t('deep.word', { name: 'a' })).toThrow('no value for other');
  });

  test('follow the number', async () => {
    const t = (await instance()).getFixedT(null, 'shell');
    expect([0, 1, 2, 12345].map((count) => t('words', { count }))).toEqual([
      'No words',
      'One word',
      '2 words',
      '12,345 words',
    ]);
    expect(t('grouped', { count: 1234 })).toBe('1234');
    expect((await instance('nb-NO')).t('words', { count: 12345 })).toBe('12\u00a0345 words');
  });

  test('come when they are asked for, and again after they did not come', async () => {
    let isThere = false;
    const made = createInstance().use({
      type: 'backend',
      read: (_locale, name, done) => done(isThere ? null : new Error(name), isThere ? texts.other : null),
    });
    await made.init({ lng: 'en-GB' });
    await made.loadNamespaces('other');
    expect(made.hasResourceBundle('en-GB', 'other')).toBe(false);
    isThere = true;
    await made.loadNamespaces('other');
    expect(made.t('other:own')).toBe('Only here');
  });
});

test('a component stands around the words of its tag', async () => {
  expect(
    renderToStaticMarkup(
      <I18nextProvider i18n={await instance()}>
        <Sentence />
      </I18nextProvider>,
    ),
  ).toBe('Take it <a href="/again">once 2 more</a> or not');
});

test('t stays the same from one rendering to the next', async () => {
  const i18n = await instance();
  const seen: unknown[] = [];
  for (let time = 0; time < 2; time += 1)
    renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Watched seen={seen} />
      </I18nextProvider>,
    );
  expect(seen[0]).toBe(seen[1]);
});
