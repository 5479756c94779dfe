import '#lib/messages/home.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { PageHeading } from '#components/kit/ui/page-heading.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useChosenHome } from '#components/workplace/home/chosen-home.ts';
import { FirstRun } from '#components/workplace/home/first-run.tsx';
import type { HomeKind } from '#components/workplace/home/homes.ts';
import { usePins } from '#components/workplace/layout/menu-groups.ts';
import { useProfile } from '#hooks/use-session.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { wallClock } from '#lib/dates.ts';
import type { MessageKey } from '#lib/messages/id.ts';

/** A home's cards are many and differ by desk: each home comes as a script of its own. */
const homes: Readonly<Record<HomeKind, ComponentType>> = {
  teller: drawn(async () => (await import('#components/workplace/home/teller-home.tsx')).TellerHome, 8),
  service: drawn(async () => (await import('#components/workplace/home/service-home.tsx')).ServiceHome, 8),
  manager: drawn(async () => (await import('#components/workplace/home/manager-home.tsx')).ManagerHome, 8),
  supervisor: drawn(async () => (await import('#components/workplace/home/supervisor-home.tsx')).SupervisorHome, 8),
  backOffice: drawn(async () => (await import('#components/workplace/home/back-office-home.tsx')).BackOfficeHome, 8),
  auditor: drawn(async () => (await import('#components/workplace/home/auditor-home.tsx')).AuditorHome, 8),
  compliance: drawn(async () => (await import('#components/workplace/home/compliance-home.tsx')).ComplianceHome, 8),
  admin: drawn(async () => (await import('#components/workplace/home/admin-home.tsx')).AdminHome, 8),
  finance: drawn(async () => (await import('#components/workplace/home/finance-home.tsx')).FinanceHome, 8),
  plain: drawn(async () => (await import('#components/workplace/home/plain-home.tsx')).PlainHome, 8),
};
const HomeHead = drawn(async () => (await import('#components/workplace/home/home-head.tsx')).HomeHead, 1);

const ReminderNotes = drawn(
  async () => (await import('#components/workplace/home/reminder-notes.tsx')).ReminderNotes,
  0,
);

const ScreensAtHand = drawn(
  async () => (await import('#components/workplace/home/screens-at-hand.tsx')).ScreensAtHand,
  0,
);

/** The first screen of the day is the work of the user's desk, which follows from the menus that the user may open. */
export default function HomePage() {
  const profile = useProfile();
  const { home, homes: own, choose } = useChosenHome();
  const { pins } = usePins(useUserId(), home.pins);
  const greeting = useGreeting(profile.data?.nama_user ?? '');
  const Home = homes[home.kind];
  return (
    <>
      <PageHeading title={greeting}>
        {profile.data ? <HomeHead homes={own} home={home} onChoose={choose} /> : null}
      </PageHeading>
      <Loaded state={profile} lines={8}>
        {() => (
          <>
            <FirstRun />
            <ReminderNotes />
            <Home />
            <ScreensAtHand pins={pins} />
          </>
        )}
      </Loaded>
    </>
  );
}

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
