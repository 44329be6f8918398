import type { Sample } from './sample';

export const php: Sample = {
  program: `<?php
$command = trim(fgets(STDIN));
switch ($command) {
  case 'hello': echo "Hello, World!\\n"; break;
  case 'read': echo fgets(STDIN); break;
  case 'throw': throw new Exception('thrown on purpose');
  case 'cpu': while (true); break;
  case 'sleep': sleep(60); break;
  case 'memory': $kept = []; while (true) $kept[] = str_repeat('x', 1000000); break;
  case 'output': while (true) echo str_repeat('x', 999), "\\n"; break;
  case 'errors': while (true) fwrite(STDERR, str_repeat('x', 999) . "\\n"); break;
  case 'processes':
    $children = [];
    for ($i = 0; $i < 100; $i++) {
      $child = @proc_open(['sleep', '60'], [], $pipes);
      if ($child === false) { echo "refused\\n"; posix_kill(getmypid(), SIGKILL); }
      $children[] = $child;
    }
}
`,
  broken: `<?php echo 'never'; $x = ;`,
  compileError: /syntax error, unexpected token ";"/,
};
