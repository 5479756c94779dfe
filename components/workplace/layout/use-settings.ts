import { useEffect } from 'react';
import {
  chooseDensity,
  choosePaper,
  choosePrinter,
  chooseTheme,
  currentDensity,
  currentPaper,
  currentPrinter,
  currentTheme,
} from '#components/kit/ui/appearance.ts';
import { chooseLanguage } from '#hooks/language.ts';
import { useCommand } from '#hooks/use-command.ts';
import { useUserId } from '#hooks/use-user-id.ts';
import { densities, papers, themes } from '#lib/control/codes.ts';
import { currentLanguage, languages } from '#lib/messages/id.ts';
import { access } from '#services/control/access.ts';
import type { Setelan } from '#types/proto/control/access.ts';

type Settings = { readonly [K in keyof Setelan]: string };

/** The tour of the home ends for ever, so its end is sent alone and never taken back. */
export type SettingsChange = Partial<ReturnType<typeof current>> & { readonly tur?: 'T' };

/** Returns this browser's current settings. */
const current = () => ({
  bahasa: currentLanguage(),
  tema: currentTheme(),
  kerapatan: currentDensity(),
  printer: currentPrinter(),
  kertas: currentPaper(),
});

const chosen = <V extends string>(value: string, allowed: readonly V[]): V | undefined =>
  allowed.find((option) => option === value);

/** Shows the screens as these settings say; what was never chosen stays as it is. */
function apply(settings: Partial<Settings>, user: string): void {
  const language = chosen(settings.bahasa ?? '', languages);
  const theme = chosen(settings.tema ?? '', themes);
  const density = chosen(settings.kerapatan ?? '', densities);
  const paper = chosen(settings.kertas ?? '', papers);
  if (language && language !== currentLanguage()) void chooseLanguage(language, user);
  if (theme && theme !== currentTheme()) chooseTheme(theme);
  if (density && density !== currentDensity()) chooseDensity(density);
  if (paper && paper !== currentPaper()) choosePaper(paper);
  if (settings.printer !== undefined) choosePrinter(settings.printer);
}

/** Takes over the user's choices, made here or on another workstation, whenever the session brings new ones. */
export function useOwnSettings(user: string, settings: Setelan | undefined): void {
  const content = settings ? JSON.stringify(settings) : '';
  useEffect(() => {
    if (user === '' || content === '') return;
    const stored = JSON.parse(content) as Setelan;
    // Nothing kept at the core yet: what this browser was set to stays.
    if (Object.values(stored).some((value) => value !== '')) apply(stored, user);
  }, [user, content]);
}

/** Holds the change on its way to the core: a change goes after the one before it, so that the last one made is the last one stored. */
let underWay: Promise<unknown> = Promise.resolve();

/** Changes settings: here at once, and at the core, so that they follow their owner. Throws ApiError. */
export function useChangeSettings(): (change: SettingsChange) => Promise<void> {
  const user = useUserId();
  const { run } = useCommand(access.saveSettings);
  return (change) => {
    const next = { ...current(), ...change };
    apply(next, user);
    const sent = underWay.then(() => run(next)).then(() => undefined);
    underWay = sent.catch(() => undefined);
    return sent;
  };
}
