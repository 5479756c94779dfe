import '#lib/messages/home.ts';
import { useEffect, useState } from 'react';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeading } from '#components/kit/ui/page-heading.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { BalanceCard } from '#components/workplace/home/balance-card.tsx';
import { DayCard, type DayView } from '#components/workplace/home/day-card.tsx';
import { FirstRun } from '#components/workplace/home/first-run.tsx';
import { DraftsCard, WaitingCard } from '#components/workplace/home/items-card.tsx';
import { NoTillCard, TillCard } from '#components/workplace/home/till-card.tsx';
import { TillsCard } from '#components/workplace/home/tills-card.tsx';
import { VaultCard } from '#components/workplace/home/vault-card.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { wallClock } from '#lib/dates.ts';
import type { MessageKey } from '#lib/messages/id.ts';

const DuesCard = drawn(async () => (await import('#components/workplace/home/dues-card.tsx')).DuesCard, 1);
const LettersCard = drawn(async () => (await import('#components/workplace/home/letters-card.tsx')).LettersCard, 1);
const CardsDueCard = drawn(async () => (await import('#components/workplace/home/cards-due.tsx')).CardsDueCard, 1);

/** The first screen of the day shows what this person's role works with, and what waits. */
export default function HomePage() {
  const profile = useProfile();
  const { canOpen, headOffice } = profile;
  const greeting = useGreeting(profile.data?.nama_user ?? '');
  const day: DayView = canOpen('hari-cabang') ? (headOffice ? 'board' : 'steps') : 'date';
  return (
    <>
      <PageHeading title={greeting} />
      <Loaded state={profile} lines={8}>
        {({ id_kas, kode_cabang }) => (
          <div className="two-columns">
            <FirstRun />
            <div className="stack">
              {canOpen('kas-teller') ? <OwnTill idKas={id_kas} /> : null}
              {canOpen('daftar-teller') ? <TillsCard /> : null}
              {canOpen('khasanah') ? <VaultCard /> : null}
              {canOpen('neraca-saldo') ? <BalanceCard whole={headOffice} /> : null}
              {day === 'board' ? <DayCard view={day} /> : null}
            </div>
            <div className="stack">
              {canOpen('menunggu') ? <WaitingCard /> : null}
              {canOpen('draf') ? <DraftsCard /> : null}
              {canOpen('simpan-spesimen') ? <CardsDueCard /> : null}
              {canOpen('surat-nasabah') ? <LettersCard branch={kode_cabang} /> : null}
              {canOpen('jatuh-berkala') && canOpen('transaksi-umum-multi') ? <DuesCard branch={kode_cabang} /> : null}
              {day === 'board' ? null : <DayCard view={day} />}
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}

const OwnTill = ({ idKas }: { readonly idKas: string }) => (idKas === '' ? <NoTillCard /> : <TillCard />);

const parts: readonly [string, MessageKey][] = [
  ['11', 'home.salamPagi'],
  ['15', 'home.salamSiang'],
  ['18', 'home.salamSore'],
  ['24', 'home.salamMalam'],
];

/** Returns a greeting by the hour in Jakarta; only the browser knows it, so the server's page says "Beranda". */
function useGreeting(nama: string): string {
  const t = useT();
  const [hour, setHour] = useState('');
  useEffect(() => setHour(wallClock(new Date()).time.slice(0, 2)), []);
  const part = parts.find(([until]) => hour < until);
  return hour === '' || nama === '' || !part ? t('home.judul') : t(part[1], { nama });
}
