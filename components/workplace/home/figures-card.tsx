import '#lib/messages/homes.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { type Translate, useT } from '#components/kit/ui/messages.tsx';
import { largest, minorOf, part } from '#components/kit/ui/scale.ts';
import { Loaded } from '#components/kit/ui/states.tsx';
import { dateInWords } from '#lib/dates.ts';
import { currentLanguage, messageOf } from '#lib/messages/id.ts';
import type { AngkaHari, RingkasanHariReply } from '#types/proto/business-day/branch.ts';
import { useDaySummary } from './day-summary.ts';

/** Draws today as a bar and the day before as a tick on one scale; their figures stand beside it. */
function Bullet({ now, then }: { readonly now: bigint; readonly then: bigint }) {
  const most = largest([now, then]);
  return (
    <svg className="bullet" aria-hidden="true" width="100%" height="12">
      <rect className="ground" y="3" width="100%" height="6" rx="3" />
      {now > 0n ? <rect className="held" y="3" width={`${part(now, most) / 10}%`} height="6" rx="3" /> : null}
      <rect className="tick" x={`${part(then, most) / 10.2}%`} width="2" height="12" />
    </svg>
  );
}

function Figure({ figure, currency }: { readonly figure: AngkaHari; readonly currency: string }) {
  const t = useT();
  const counted = figure.nominal === '';
  const [now, then] = counted
    ? [BigInt(figure.banyak), BigInt(figure.banyak_kemarin)]
    : [minorOf(figure.nominal, currency), minorOf(figure.nominal_kemarin, currency)];
  return (
    <div>
      <dt>{messageOf('home.angka.', figure.kode)}</dt>
      <dd className="now">{counted ? figure.banyak : <Amount value={figure.nominal} currency={currency} />}</dd>
      <dd className="scale">
        <Bullet now={now} then={then} />
      </dd>
      <dd className="then">
        <span className="visually-hidden">{t('home.sebelumnya')} </span>
        {counted ? figure.banyak_kemarin : <Amount value={figure.nominal_kemarin} currency={currency} />}
      </dd>
    </div>
  );
}

const legend = (t: Translate, { kemarin, jam }: RingkasanHariReply): string =>
  kemarin === '' ? '' : t('home.dibanding', { hari: dateInWords(kemarin, currentLanguage()), jam });

/** Compares the work of the day with the business day before at the same time of day. */
export function FiguresCard() {
  const t = useT();
  const state = useDaySummary();
  const compared = state.data ? legend(t, state.data) : '';
  return (
    <Card
      title={t('home.hariIni')}
      aside={compared === '' ? null : <span className="muted small tick-legend">{compared}</span>}
    >
      <Loaded state={state} lines={6}>
        {({ angka, kode_valuta }) => (
          <dl className="against">
            {angka.map((figure) => (
              <Figure key={figure.kode} figure={figure} currency={kode_valuta} />
            ))}
          </dl>
        )}
      </Loaded>
    </Card>
  );
}

/** Names who of the branch is signed in, by role. */
export function OnDutyCard() {
  const t = useT();
  const state = useDaySummary();
  const present = (reply: RingkasanHariReply) =>
    reply.bertugas.reduce((count, { nama_user }) => count + nama_user.length, 0);
  return (
    <Card
      title={t('home.bertugas')}
      aside={
        state.data ? (
          <span className="muted small">
            {t('home.dariPetugas', { hadir: present(state.data), semua: state.data.petugas })}
          </span>
        ) : null
      }
    >
      <Loaded state={state} lines={3}>
        {({ bertugas }) => (
          <dl className="description-list rows">
            {bertugas.map(({ role_id, nama_user }) => (
              <div key={role_id}>
                <dt>{messageOf('peran.', role_id)}</dt>
                <dd>{nama_user.join(', ')}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Card>
  );
}
