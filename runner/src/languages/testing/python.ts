import type { Sample } from './sample';

export const python: Sample = {
  program: `
import sys, threading, time
command = input()
if command == 'hello':
    print('Hello, World!')
elif command == 'read':
    print(input())
elif command == 'throw':
    raise ValueError('thrown on purpose')
elif command == 'cpu':
    while True:
        pass
elif command == 'sleep':
    time.sleep(60)
elif command == 'memory':
    kept = []
    while True:
        kept.append(bytearray(1000000))
elif command == 'output':
    while True:
        print('x' * 999)
elif command == 'errors':
    while True:
        print('x' * 999, file=sys.stderr)
elif command == 'processes':
    try:
        for i in range(100):
            threading.Thread(target=time.sleep, args=(60,), daemon=True).start()
    except RuntimeError:
        print('refused')
`,
  broken: `print('never')
if True
    pass`,
  compileError: /SyntaxError: expected ':'/,
};
