import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { onBoardKey } from '#components/cheques/clearing/desk-keys.ts';
import { clockText } from '#components/kit/ui/cut-off.tsx';

const column = (names: readonly string[]) => (
  <section data-column>
    {names.map((name) => (
      <a key={name} data-card href={`/${name}`}>
        {name}
      </a>
    ))}
  </section>
);

test('arrows go from card to card, past columns that have none, and stay at the edge', () => {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows only move the focus between the links inside.
    <div onKeyDown={onBoardKey}>
      {column(['a1', 'a2', 'a3'])}
      {column([])}
      {column(['b1', 'b2'])}
    </div>,
  );
  const card = (name: string) => screen.getByRole('link', { name });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  card('a1').focus();
  for (const [key, name] of [
    ['ArrowUp', 'a1'],
    ['ArrowDown', 'a2'],
    ['ArrowDown', 'a3'],
    ['ArrowDown', 'a3'],
    ['ArrowRight', 'b2'],
    ['ArrowRight', 'b2'],
    ['ArrowLeft', 'a2'],
    ['Home', 'a2'],
  ] as const) {
    press(key);
    expect(document.activeElement).toBe(card(name));
  }
});

test('the time to the cut-off reads as hours, minutes and seconds', () => {
  expect([0, 59, 3600, 86_399].map(clockText)).toEqual(['00:00:00', '00:00:59', '01:00:00', '23:59:59']);
});
