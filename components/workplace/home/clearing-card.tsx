import '#lib/cheques/messages/clearing.ts';
import '#lib/messages/home.ts';
import '#lib/messages/homes.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { ButtonLink } from '#components/kit/ui/button.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Icon } from '#components/kit/ui/icon.tsx';
import type { IconName } from '#components/kit/ui/icon-names.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import type { MessageKey } from '#lib/messages/id.ts';
import { clearing } from '#services/cheques/clearing.ts';
import type { KolomKliring, MejaKliringReply } from '#types/proto/cheques/clearing.ts';
import { HeadLink } from './head-link.tsx';
import { Left } from './time-left.tsx';

/** The bank's clock and the counts are asked again this often. */
const EVERY_MS = 60_000;

interface Part {
  readonly title: MessageKey;
  readonly icon: IconName;
  readonly what: MessageKey;
  readonly action: MessageKey;
  readonly menu: MenuId;
  readonly column: (desk: MejaKliringReply) => KolomKliring | undefined;
  readonly until: (desk: MejaKliringReply) => readonly [string, number];
}

const columnOf = (columns: readonly KolomKliring[], status: string) =>
  columns.find(({ status_warkat }) => status_warkat === status);

/** The three works of a clearing day: hand in, decide what other banks present, record what came back. */
const parts: readonly Part[] = [
  {
    title: 'home.penyerahan',
    icon: 'send',
    what: 'home.lembarTitipan',
    action: 'home.jalankan',
    menu: 'jalankan-titipan-kliring',
    column: ({ kolom }) => columnOf(kolom, 'TITIPAN'),
    until: ({ batas, sisa_detik }) => [batas, sisa_detik],
  },
  {
    title: 'home.penarikan',
    icon: 'inbox',
    what: 'home.lembarBelumDiputus',
    action: 'home.putuskan',
    menu: 'daftar-penarikan-kliring',
    column: ({ masuk }) => columnOf(masuk, 'DITERIMA'),
    until: ({ batas_tolakan, sisa_tolakan }) => [batas_tolakan, sisa_tolakan],
  },
  {
    title: 'home.tolakan',
    icon: 'arrow-counterclockwise',
    what: 'home.lembarDisetor',
    action: 'home.catat',
    menu: 'tolakan-setoran-kliring',
    column: ({ kolom }) => columnOf(kolom, 'DISETOR'),
    until: ({ batas_tolakan, sisa_tolakan }) => [batas_tolakan, sisa_tolakan],
  },
];

/** The part whose time ends first and that has something left to do: its button is the filled one. */
function nextOf(desk: MejaKliringReply): Part | undefined {
  return parts
    .filter((part) => (part.column(desk)?.lembar ?? 0) > 0 && part.until(desk)[1] > 0)
    .toSorted((a, b) => a.until(desk)[1] - b.until(desk)[1])[0];
}

interface ClearingPartProps {
  readonly part: Part;
  readonly desk: MejaKliringReply;
  readonly isNext: boolean;
}

function ClearingPart({ part, desk, isNext }: ClearingPartProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const [until, left] = part.until(desk);
  const { lembar, nominal } = part.column(desk) ?? { lembar: 0, nominal: '0.00' };
  return (
    <section aria-label={t(part.title)}>
      <h3>
        <Icon name={part.icon} /> {t(part.title)}
        <span className="until">
          {until} <Left seconds={left} />
        </span>
      </h3>
      <p className="figure">
        <strong>{lembar}</strong> <span className="muted">{t(part.what)}</span>
        {lembar > 0 ? <Amount value={nominal} currency={desk.kode_valuta} /> : null}
      </p>
      {canOpen(part.menu) ? (
        <p className="act">
          <ButtonLink small variant={isNext ? 'primary' : 'plain'} href={menus[part.menu].route}>
            {t(part.action)}
          </ButtonLink>
        </p>
      ) : null}
    </section>
  );
}

/** Shows the clearing of the day in its three works, each with its time left. */
export function ClearingCard() {
  const t = useT();
  const state = useRecord(clearing.desk, { kode_cabang: '' }, { everyMs: EVERY_MS });
  const { data } = state;
  const next = data && nextOf(data);
  return (
    <Card
      title={t('home.kliring')}
      flush
      aside={
        <>
          {data ? (
            <span className="muted small">
              {t('home.siklus', { wilayah: data.wilayah, ke: data.siklus_ke, banyak: data.siklus_banyak })}
            </span>
          ) : null}
          <HeadLink href={menus['meja-kliring'].route}>{t('home.mejaKliring')}</HeadLink>
        </>
      }
    >
      <Loaded state={state} lines={3}>
        {(desk) => (
          <div className="clearing-day">
            {parts.map((part) => (
              <ClearingPart key={part.title} part={part} desk={desk} isNext={part === next} />
            ))}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
