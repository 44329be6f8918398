import { PRODUCT_NAME } from '@sopaan/contract/version';

/** The title of the page in the browser, followed by the name of the product. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} | ${PRODUCT_NAME}`}</title>;
}
