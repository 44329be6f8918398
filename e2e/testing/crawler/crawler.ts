import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { expectSettled } from '../pages/layout';
import { pressButtons } from './press-buttons';
import { readPage, type FoundLink } from './read-page';
import { createRouteFinder } from './route-patterns';

interface CrawlerOptions {
  baseURL: string;
  visitor: 'guest' | 'member';
  /** The maximum number of pages of a route that are opened. All are requested. */
  pagesPerRoute: number;
  /** Routes whose pages are not opened, only requested. */
  unopenedRoutes: ReadonlySet<string>;
}

interface Target {
  /** A path with its query. */
  path: string;
  /** The page on which the target was first found. */
  source: string;
}

interface QueuedPage extends Target {
  /** Whether to press the page's buttons. */
  pressesButtons: boolean;
}

interface HashLink {
  pathname: string;
  id: string;
  source: string;
}

/** The number of pages that are open at the same time. */
const TABS = 3;

/** The number of pages of a route on which buttons are pressed, besides the start pages. Pages of a route have the same buttons. */
const PRESSED_PAGES_PER_ROUTE = 3;

/** The number of targets that are requested at the same time. */
const REQUESTS = 8;

/** Headings of pages that have nothing to show at their URL. */
const NOTHING_THERE = /could not find|not found/i;

/** Follows the links of the site and collects what is wrong with them. */
export class Crawler {
  /** What is wrong, one line for each fault. */
  readonly faults: string[] = [];
  /** Links to other sites, without queries and hashes. */
  readonly externalLinks = new Set<string>();
  readonly #findRoute = createRouteFinder();
  /** The links' targets within the site, with the page on which each was found first. */
  readonly #sources = new Map<string, string>();
  readonly #hashLinks: HashLink[] = [];
  readonly #queue: QueuedPage[] = [];
  /** The number of pages that were opened or will be, by route. */
  readonly #openedByRoute = new Map<string, number>();
  readonly #opened = new Set<string>();
  /** The ids on opened pages, by path. */
  readonly #anchors = new Map<string, Set<string>>();
  readonly #pressedButtons = new Set<string>();
  #pressCount = 0;

  constructor(
    private readonly context: BrowserContext,
    private readonly request: APIRequestContext,
    private readonly options: CrawlerOptions,
  ) {}

  /** Opens the start pages and what they link to, and requests the pages that are only listed. */
  async crawl(startPaths: readonly string[], listedPaths: readonly string[]): Promise<void> {
    for (const path of startPaths) this.#enqueue({ path, source: 'the route table' }, true);
    const tabs = await Promise.all(Array.from({ length: TABS }, () => this.#openTab()));
    await this.#openQueued(tabs);
    for (const path of listedPaths) this.#enqueue({ path, source: 'a sitemap' });
    await this.#openQueued(tabs);
    for (const { pathname, source } of this.#hashLinks) {
      if (!this.#anchors.has(pathname)) this.#enqueue({ path: pathname, source }, true);
    }
    await this.#openQueued(tabs);
    await this.#checkHashLinks(await this.#openTab());
    await Promise.all(this.context.pages().map((page) => page.close()));
    await this.#requestOthers();
  }

  /** The numbers of pages and buttons that were checked. */
  get description(): string {
    return `${this.#opened.size} pages opened, ${this.#sources.size} targets requested, ${this.#pressCount} buttons pressed`;
  }

  async #openTab(): Promise<Page> {
    const tab = await this.context.newPage();
    // Leaving a form or a quiz asks for a confirmation.
    tab.on('dialog', (dialog) => void dialog.accept());
    return tab;
  }

  #enqueue({ path, source }: Target, isForced = false): void {
    const { pathname } = new URL(path, this.options.baseURL);
    const route = this.#findRoute(pathname);
    // The query of a page only affects its screen: the response of the edge is the same.
    const key = route ? pathname : path;
    if (!this.#sources.has(key)) this.#sources.set(key, source);
    if (!route || (route.session && this.options.visitor === 'guest')) return;
    if (this.options.unopenedRoutes.has(route.path) || this.#opened.has(pathname)) return;
    const count = this.#openedByRoute.get(route.path) ?? 0;
    if (!isForced && count >= this.options.pagesPerRoute) return;
    this.#openedByRoute.set(route.path, count + 1);
    this.#opened.add(pathname);
    const pressesButtons = isForced || count < PRESSED_PAGES_PER_ROUTE;
    this.#queue.push({ path, source, pressesButtons });
  }

  async #openQueued(tabs: readonly Page[]): Promise<void> {
    while (this.#queue.length > 0) {
      await Promise.all(tabs.map((tab) => this.#openNext(tab)));
    }
  }

  async #openNext(tab: Page): Promise<void> {
    for (let target = this.#queue.shift(); target; target = this.#queue.shift()) {
      const { path } = target;
      await this.#open(tab, target).catch((error: unknown) => {
        this.faults.push(`${path}: ${String(error)}`);
      });
    }
  }

  async #open(tab: Page, target: QueuedPage): Promise<void> {
    const { path } = target;
    const response = await tab.goto(path);
    await expectSettled(tab);
    if (response?.status() !== 200) this.#report(target, `has status ${response?.status()}`);
    let contents = await readPage(tab);
    if (contents.failures.length > 0) {
      // Requests of several pages on a busy machine may take too long. A page that fails twice has a fault.
      await tab.reload();
      await expectSettled(tab);
      contents = await readPage(tab);
    }
    const { links, anchors, deadLinks, failures, heading, hasUsableControl } = contents;
    this.#anchors.set(new URL(path, this.options.baseURL).pathname, new Set(anchors));
    for (const link of links) this.#follow(link, path);
    for (const link of deadLinks) this.#report(target, `has the dead link ${link}`);
    for (const failure of failures) this.#report(target, `shows "${failure}"`);
    if (NOTHING_THERE.test(heading)) this.#report(target, `shows "${heading}"`);
    if (!hasUsableControl) this.#report(target, 'has no link or button that can be used');
    if (!target.pressesButtons) return;
    const pressed = await pressButtons(tab, this.#pressedButtons);
    this.#pressCount += pressed.count;
    for (const button of pressed.dead) this.#report(target, `has the dead button "${button}"`);
    for (const url of pressed.links) this.#followUrl(new URL(url), path);
  }

  #report({ path, source }: Target, fault: string): void {
    this.faults.push(`${path} (linked from ${source}) ${fault}`);
  }

  #follow({ url, name, isMarked }: FoundLink, source: string): void {
    const target = new URL(url);
    const { pathname, hash } = target;
    this.#followUrl(target, source);
    if (!/^https?:$/.test(target.protocol)) return;
    if (!this.#isInternal(target)) {
      if (!isMarked) this.faults.push(`${source}: "${name}" is not marked as an external link`);
    } else if (hash !== '') {
      this.#hashLinks.push({ pathname, id: decodeURIComponent(hash.slice(1)), source });
    }
  }

  #followUrl(target: URL, source: string): void {
    const { protocol, origin, pathname, search } = target;
    if (!/^https?:$/.test(protocol)) return;
    if (this.#isInternal(target)) this.#enqueue({ path: `${pathname}${search}`, source });
    else this.externalLinks.add(`${origin}${pathname}`);
  }

  #isInternal({ origin }: URL): boolean {
    return origin === this.options.baseURL;
  }

  /** Opens the links whose hash was not found, because a part of a page may appear later than the rest. */
  async #checkHashLinks(tab: Page): Promise<void> {
    const missing = new Map<string, HashLink>();
    for (const link of this.#hashLinks) {
      // Undefined for pages that only members can open, which are checked as a member.
      const isMissing = this.#anchors.get(link.pathname)?.has(link.id) === false;
      if (isMissing) missing.set(`${link.pathname}#${link.id}`, link);
    }
    for (const [target, { id, source }] of missing) {
      await tab.goto(target);
      await expect(tab.locator(`[id=${JSON.stringify(id)}]`))
        .toBeAttached()
        .catch(() => this.faults.push(`${source} links to ${target}, where nothing has this id`));
    }
  }

  /** Requests the targets that were not opened. The edge responds with 404 for paths and records that do not exist. */
  async #requestOthers(): Promise<void> {
    const others = [...this.#sources]
      .map(([path, source]) => ({ path, source }))
      .filter(({ path }) => !this.#opened.has(path));
    const requestNext = async () => {
      for (let target = others.shift(); target; target = others.shift()) {
        // The connection may have been idle until the server closed it, just when the request is sent. Browsers also send such a request again.
        const response = await this.request.head(target.path, { maxRetries: 1 });
        if (response.status() !== 200) this.#report(target, `has status ${response.status()}`);
        await response.dispose();
      }
    };
    await Promise.all(Array.from({ length: REQUESTS }, requestNext));
  }
}
