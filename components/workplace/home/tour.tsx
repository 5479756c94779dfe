import '#lib/control/messages/flow.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import '#lib/messages/tour.ts';
import { useEffect, useState } from 'react';
import { Button } from '#components/kit/ui/button.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import type { MessageKey } from '#lib/messages/id.ts';

/** A part of the screen and the sentence about it. */
interface Stop {
  readonly part: Element;
  readonly text: MessageKey;
}

/** The cards of a home by their titles: what a role works with, then what waits for it. */
const working: readonly (readonly [MessageKey, MessageKey])[] = [
  ['home.pembukaan', 'tur.pembukaan'],
  ['home.kliring', 'tur.kliring'],
  ['home.kecocokan', 'tur.kecocokan'],
  ['home.pengguna', 'tur.pengguna'],
  ['home.kas', 'tur.kas'],
  ['home.teller', 'tur.teller'],
  ['home.neraca', 'tur.neraca'],
];
const waiting: readonly (readonly [MessageKey, MessageKey])[] = [
  ['flow.daftar', 'tur.menunggu'],
  ['home.menunggu', 'tur.menunggu'],
  ['home.draf', 'tur.draf'],
  ['home.cabang', 'tur.cabang'],
];

/** The two cards that a tour explains: one of each kind where the home has both. */
function twoCards(titleOf: (key: MessageKey) => string): readonly Stop[] {
  const cards = [...document.querySelectorAll('.content .card')];
  const found = (kind: typeof working) =>
    kind.flatMap(([title, text]) => {
      const part = cards.find((card) => card.querySelector('h2')?.textContent === titleOf(title));
      return part ? [{ part, text }] : [];
    });
  const [work, wait] = [found(working), found(waiting)];
  return [...work.slice(0, 1), ...wait, ...work.slice(1)].slice(0, 2);
}

/** The stops of the home as it is now: on a phone the menu is behind its button. */
function stopsNow(titleOf: (key: MessageKey) => string): readonly Stop[] {
  const at = (selector: string, text: MessageKey): readonly Stop[] => {
    const part = document.querySelector(selector);
    return part ? [{ part, text }] : [];
  };
  const menu = at('#sidebar nav', 'tur.menu');
  return [
    ...(menu.length > 0 ? menu : at('.top-bar .burger', 'tur.menuTombol')),
    ...at('.top-bar .search-box', 'tur.pencarian'),
    ...twoCards(titleOf),
    ...at('.top-bar .who', 'tur.bantuan'),
  ];
}

/** Returns the stops once the home is there: its cards come as a script of their own. */
function useStops(): readonly Stop[] {
  const t = useT();
  const [stops, setStops] = useState<readonly Stop[]>([]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      if (document.querySelector('.content .home')) setStops(stopsNow(t));
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [t]);
  return stops;
}

/** Explains the parts of the home one after the other. `onEnd` is called once, also when it is skipped. */
export function Tour({ onEnd }: { readonly onEnd: () => void }) {
  const t = useT();
  const stops = useStops();
  const [now, setNow] = useState(0);
  const stop = stops[now];
  useEffect(() => {
    const part = stop?.part;
    part?.setAttribute('data-tour', 'T');
    part?.scrollIntoView({ block: 'start' });
    return () => part?.removeAttribute('data-tour');
  }, [stop]);
  const last = now === stops.length - 1;
  if (stops.length === 0) return null;
  return (
    <Dialog
      title={t('tur.judul')}
      size="guide"
      onClose={onEnd}
      foot={
        <>
          {last ? null : <Button onClick={onEnd}>{t('tur.lewati')}</Button>}
          <Button variant="primary" onClick={() => (last ? onEnd() : setNow(now + 1))}>
            {t(last ? 'tur.selesai' : 'tur.lanjut')}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        <p className="muted small">{t('tur.langkah', { ke: now + 1, jumlah: stops.length })}</p>
        <p>{stop ? t(stop.text) : null}</p>
      </div>
    </Dialog>
  );
}
