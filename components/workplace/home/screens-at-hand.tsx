import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { Activity, Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { atRest, isConnectionSpared } from '#hooks/at-rest.ts';
import { useProfile } from '#hooks/use-session.ts';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';

/** A page that says what its opening reads may be drawn before it is opened. */
type Page = ComponentType & { readonly readAhead?: (client: QueryClient) => Promise<void> };

/** A page that fails before it is opened shows its fault when it is opened. An empty element shows here that it has had its turn. */
class Quietly extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <span /> : this.props.children);
}

interface Drawn {
  readonly route: string;
  readonly Page: Page;
  /** Called once the page was drawn, or has failed to be. */
  readonly onDrawn: () => void;
}

interface Work {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
  /** Draws a page where nobody sees it; null draws none. */
  readonly draw: (drawn: Drawn | null) => void;
}

/** Screens stay prepared for as long as the product is loaded: a reader who comes back to the home has them at hand. */
const preparedBy = new WeakMap<QueryClient, Set<string>>();

function preparedWith(client: QueryClient): Set<string> {
  const known = preparedBy.get(client) ?? new Set<string>();
  preparedBy.set(client, known);
  return known;
}

/**
 * Loads and runs the scripts of a screen, reads what it needs, and draws it once. Each step waits until the home is at rest; returns false when the
 * reader has left before.
 */
async function prepare(route: string, { client, signal, draw }: Work): Promise<boolean> {
  const { router } = Router;
  if (!router || !(await atRest(client, signal))) return false;
  await router.prefetch(route, route, { priority: true });
  const { page } = (await router.pageLoader.loadPage(route)) as { readonly page: Page };
  if (!page.readAhead) return true;
  if (!(await atRest(client, signal))) return false;
  await page.readAhead(client);
  if (!(await atRest(client, signal))) return false;
  await new Promise<void>((onDrawn) => draw({ route, Page: page, onDrawn }));
  draw(null);
  return true;
}

async function prepareAll(routes: readonly string[], work: Work): Promise<void> {
  const prepared = preparedWith(work.client);
  for (const route of routes) {
    if (prepared.has(route)) continue;
    // A script or an answer that fails now comes at the click.
    if (await prepare(route, work).catch(() => false)) prepared.add(route);
    if (work.signal.aborted) return;
  }
}

/**
 * Prepares the reader's pinned screens while the home is at rest, so that the first opening is nearly as fast as the next: most of it was code that
 * ran for the first time. A form is drawn once into an element that is in no document and under a hidden Activity: React draws it in slices of
 * some milliseconds that give way to every key, and runs none of its effects. ADR 0219.
 */
export function ScreensAtHand({ pins }: { readonly pins: readonly string[] }) {
  const client = useQueryClient();
  const { canOpen } = useProfile();
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [box] = useState(() => document.createElement('div'));
  const routes = pins
    .filter((menu): menu is MenuId => menu in menus && canOpen(menu as MenuId))
    .map((menu) => menus[menu].route)
    .join(' ');
  useEffect(() => {
    if (routes === '' || isConnectionSpared()) return;
    const leaving = new AbortController();
    void prepareAll(routes.split(' '), { client, signal: leaving.signal, draw: setDrawn });
    return () => leaving.abort();
  }, [client, routes]);
  useEffect(() => {
    if (drawn === null) return;
    // No effect of the page itself runs, so its elements show that it was drawn.
    const seen = new MutationObserver(drawn.onDrawn);
    seen.observe(box, { childList: true });
    return () => seen.disconnect();
  }, [box, drawn]);
  if (drawn === null) return null;
  return createPortal(
    <Activity key={drawn.route} mode="hidden">
      <Quietly>
        <drawn.Page />
      </Quietly>
    </Activity>,
    box,
  );
}
