import type { User } from '../../account/user';
import { isWebUrl } from '../../profile/web-url';
import type { Resume, ResumeExtras } from '../resume-schema';
import { restore, takeExtras, toRaw } from './codec';
import { networkCodec, urlCodec } from './field-codecs';

type Link = User['socialLinks'][number];
type ResumeLink = Resume['basics']['profiles'][number];

const linkKey = ({ network, url }: ResumeLink) => `${network} | ${url}`;

export function toResumeLink({ platform, url }: Link): ResumeLink {
  return { network: networkCodec.encode(platform), url: urlCodec.encode(url) };
}

export function toLinkExtras(link: Link) {
  return {
    of: linkKey(toResumeLink(link)),
    platform: toRaw(networkCodec, link.platform),
    icon: link.icon || undefined,
  };
}

/** Only the links with a web URL, because a profile links to it. */
export function fromResumeLinks({ basics }: Resume, extras: ResumeExtras): Link[] {
  const unused = [...extras.profiles];
  return basics.profiles.filter(isImportable).map((entry) => {
    const own = takeExtras(unused, linkKey(entry));
    return {
      platform: restore(networkCodec, entry.network, own?.platform),
      url: entry.url,
      icon: own?.icon ?? '',
    };
  });
}

export function isImportable({ network, url }: ResumeLink): boolean {
  return network.trim() !== '' && isWebUrl(url);
}
