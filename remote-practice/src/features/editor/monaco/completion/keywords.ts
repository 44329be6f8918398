import type { Language } from '@sopaan/schemas/code-runs/code-run';

const javascript =
  'async await break case catch class const continue default delete do else export extends false finally for function if import in instanceof let new null of return static super switch this throw true try typeof undefined while yield Array Boolean Infinity JSON Map Math Number Object Promise Set String console parseInt require';

const texts: Record<Language, string> = {
  javascript,
  typescript: `${javascript} abstract any as boolean enum implements interface keyof number private protected public readonly string type unknown void`,
  python:
    'and as assert break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield abs all any bool dict enumerate filter float input int len list map max min print range reversed round set sorted str sum tuple zip',
  java: 'abstract boolean break byte case catch char class continue default do double else enum extends final finally float for if implements import instanceof int interface long new null package private protected public return short static super switch this throw throws try void while ArrayDeque ArrayList Arrays BufferedReader Collections HashMap HashSet Integer List Long Map Math PriorityQueue Scanner Set String StringBuilder System TreeMap',
  csharp:
    'abstract bool break byte case catch char class const continue decimal default do double else enum false finally float for foreach if in int interface internal long namespace new null object out override private protected public readonly ref return static string struct switch this throw true try using var void while Array Console Convert Dictionary HashSet List Math Queue Stack StringBuilder',
  php: 'abstract array as break case catch class const continue default do echo else elseif extends false final finally fn for foreach function global if implements instanceof interface isset match namespace new null private protected public return static switch this throw true try unset use while count explode fgets floor implode intdiv max min range sort strlen substr trim',
};

/** The keywords of a language, and names of its library that solutions often use. */
export function keywordsOf(language: Language): readonly string[] {
  return texts[language].split(' ');
}
