import type { Locator, Page } from '@playwright/test';
import type { RoleId } from '#lib/access/role-names.ts';
import { manualPage } from '#lib/manual.ts';
import type { Language } from '#lib/messages/id.ts';
import type { Username } from '../people.ts';

/** Holds a text of the manual in both languages. `[[menu.setorTunai]]` in it is replaced by the product's own text of that key. */
type ManualText = Readonly<Record<Language, string>>;

/** The people that a chapter needs: its own on `page`, any other by name. */
export interface Scene {
  readonly page: Page;
  readonly pageOf: (username: Username) => Promise<Page>;
}

/** One sentence and one picture. */
export interface Step<Given> {
  readonly text: ManualText;
  /** Carries out the sentence, with the helpers of the end-to-end tests. */
  readonly act?: (scene: Scene, given: Given) => Promise<unknown>;
  /** The part of the page that the picture outlines. */
  readonly mark: (page: Page, given: Given) => Locator;
}

/** An everyday job of a role as its user manual shows it. */
export interface Chapter<Given = unknown> {
  readonly role: RoleId;
  /** The name of its pictures, and its place on the page. */
  readonly name: string;
  readonly title: ManualText;
  /** This person does the job in the pictures. */
  readonly by: Username;
  /** Prepares what the first step needs, such as an account or a waiting item. */
  readonly given: (scene: Scene) => Promise<Given>;
  readonly steps: readonly Step<Given>[];
}

/** A chapter whose steps can be walked and written without knowing what it was given. */
export type AnyChapter = Omit<Chapter, 'given' | 'steps'> & {
  readonly steps: readonly { readonly text: ManualText }[];
  /** Runs the steps one after the other, and calls `shown` with the element to outline after each. */
  readonly play: (scene: Scene, shown: (mark: Locator, at: number) => Promise<void>) => Promise<void>;
};

/** Declares a chapter. */
export function chapter<Given>({ given, steps, ...about }: Chapter<Given>): AnyChapter {
  return {
    ...about,
    steps,
    async play(scene, shown) {
      const known = await given(scene);
      for (const [at, { act, mark }] of steps.entries()) {
        await act?.(scene, known);
        await shown(mark(scene.page, known), at);
      }
    },
  };
}

/** For a chapter that needs nothing beforehand. */
export const nothing = async (): Promise<void> => {};

/** The picture of a step: its path below the folder of a language. */
export const pictureOf = ({ role, name }: AnyChapter, at: number): string =>
  `${manualPage(role)}/${name}-${at + 1}.webp`;
