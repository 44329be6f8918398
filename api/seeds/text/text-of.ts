/** The text of the sample record with this title or name. */
export function textOf<Text>(texts: Readonly<Record<string, Text>>, title: string): Text {
  const text = texts[title];
  if (text === undefined) throw new Error(`there is no text for ${title}`);
  return text;
}
