import { array, date, object, string, type InferType, type Schema } from 'yup';

/** What a page must show because its structured data states it. */
export interface StatedContent {
  texts: string[];
  /** Times in ISO 8601. */
  times: string[];
}

const name = object({ name: string().required() });
const time = date().required();
const post = object({ headline: string().required() });

const faqPage = object({
  mainEntity: array(
    name.shape({ acceptedAnswer: object({ text: string().required() }) }),
  ).required(),
});
const blog = object({ blogPost: array(post).required() });
const blogPosting = post.shape({
  author: name,
  articleSection: string().required(),
  datePublished: time,
});
const educationEvent = name.shape({ organizer: name, startDate: time, endDate: time });
const breadcrumbList = object({ itemListElement: array(name).min(2).required() });

function stated<T extends Schema>(
  schema: T,
  read: (node: InferType<T>) => { texts: string[]; times?: Date[] },
): (node: unknown) => StatedContent {
  return (node) => {
    const { texts, times = [] } = read(schema.validateSync(node));
    return { texts, times: times.map((value) => value.toISOString()) };
  };
}

/** Readers for the schema.org types that the pages of remote-marketing use. */
const readers: Record<string, (node: unknown) => StatedContent> = {
  FAQPage: stated(faqPage, ({ mainEntity }) => ({
    texts: mainEntity.flatMap((question) => [question.name, question.acceptedAnswer.text]),
  })),
  Blog: stated(blog, ({ blogPost }) => ({ texts: blogPost.map(({ headline }) => headline) })),
  BlogPosting: stated(blogPosting, ({ headline, author, articleSection, datePublished }) => ({
    texts: [headline, author.name, articleSection],
    times: [datePublished],
  })),
  EducationEvent: stated(educationEvent, (event) => ({
    texts: [event.name, event.organizer.name],
    times: [event.startDate, event.endDate],
  })),
  // The last breadcrumb is the page itself.
  BreadcrumbList: stated(breadcrumbList, ({ itemListElement }) => ({
    texts: itemListElement.slice(-1).map((item) => item.name),
  })),
};

const typed = object({ '@type': string().required() });

/** What the structured data of a page states. */
export function statedContent(html: string): StatedContent {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  const contents = [...scripts].map(([, json = '']) => {
    const node: unknown = JSON.parse(json);
    const type = typed.validateSync(node)['@type'];
    const read = readers[type];
    if (!read) throw new Error(`add what a page shows of a ${type}`);
    return read(node);
  });
  return {
    texts: contents.flatMap(({ texts }) => texts),
    times: contents.flatMap(({ times }) => times),
  };
}
