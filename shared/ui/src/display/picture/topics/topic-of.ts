import { dataDrawings } from './data-drawings';
import { webDrawings } from './web-drawings';
import { workDrawings } from './work-drawings';
import { worldDrawings } from './world-drawings';

const drawings = { ...webDrawings, ...dataDrawings, ...workDrawings, ...worldDrawings };

/** The words that name a topic: the first match decides, so special topics come before general ones. */
const topics: ReadonlyArray<readonly [words: RegExp, drawing: keyof typeof drawings]> = [
  [/freelanc|toolkit|office job/, 'suitcase'],
  [/full.?stack|ship in|start.?up|launch/, 'rocket'],
  [/front.?end/, 'screens'],
  [/accessib|screen reader/, 'access'],
  [/analyst.*interview|checklist|exam paper/, 'clipboard'],
  [/interview/, 'bubbles'],
  [/bootcamp|classroom|teach/, 'board'],
  [/career|first job|where to start/, 'milestones'],
  [/submit|accepted|verdict/, 'verdicts'],
  [/performance|speed|fast/, 'gauge'],
  [/typescript|type system/, 'puzzle'],
  [/react|component|physics|chemistry/, 'atom'],
  [/node\.?js|\bapis?\b|backend|back.?end/, 'service'],
  [/javascript|program|coding|algorithm/, 'blocks'],
  [/html|css|web page/, 'tags'],
  [/kubernetes|cluster|sailing/, 'wheel'],
  [/container|docker|logistics|supply/, 'crates'],
  [/serverless|electr|energy/, 'bolt'],
  [/linux|shell|command line/, 'terminal'],
  [/infrastructure|server|devops/, 'rack'],
  [/wallet|document|privacy|password/, 'lock'],
  [/security|cyber|protect/, 'shield'],
  [/reliab|monitor|operation/, 'pulse'],
  [/cut.?off|calendar|deadline|\bage on\b/, 'calendar'],
  [/connection|offline|signal/, 'signal'],
  // Not the neural networks of `Neural Networks by Hand`.
  [/network(?!s by hand)|internet|geograph|travel/, 'globe'],
  [/responsible|ethic|law|legal|justice|judg/, 'scales'],
  [/moving into|\broles?\b|guidance/, 'signpost'],
  [/video|film|media|progress/, 'player'],
  [/neural|deep learning/, 'neurons'],
  [/vision|camera|photo|image/, 'lens'],
  [/language|translation|english|hindi|writing|literature/, 'scripts'],
  [/recommend|ranking/, 'ranking'],
  [/mathematic|algebra|calculus|vector/, 'vectors'],
  [/ai engineer|artificial|\bai for|robot/, 'robot'],
  [/experiment|a\/b|biology|science lab/, 'flask'],
  [/geospatial|map|village/, 'map'],
  [/pipeline|data engineering/, 'pipeline'],
  [/business|spreadsheet|econom|marketing/, 'pie'],
  [/\bsql\b|database/, 'database'],
  [/visuali|chart|analyst|report/, 'bars'],
  [/statistic|probability/, 'bell'],
  [/python|table of data/, 'table'],
  [/machine learning|model|ai & ml|data science/, 'fit'],
  [/finance|bank|account|tax|salary|money|fees/, 'coins'],
  [/design|drawing|art\b|ceramic|craft/, 'design'],
  [/health|medic|nurs|pharma/, 'health'],
  [/agricult|farm|forest|environment|climate/, 'leaf'],
  [/engineer|mechan|machine|manufactur/, 'gears'],
  [/music|dance|theatre|festival/, 'music'],
  [/team|community|people|group|hiring/, 'people'],
  [/aptitude|arithmetic|quantitative/, 'vectors'],
  [/reasoning|logic|puzzle/, 'puzzle'],
  [/general science/, 'flask'],
  [/history|heritage/, 'milestones'],
  [/polity|constitution|civics/, 'scales'],
  [/cloud/, 'cloud'],
  [/web/, 'tags'],
  [/data/, 'bars'],
];

/** The drawing of the topic that a text names; undefined if it names none. */
export function topicDrawingOf(text: string) {
  const words = text.toLowerCase();
  const topic = topics.find(([pattern]) => pattern.test(words));
  return topic && drawings[topic[1]];
}
