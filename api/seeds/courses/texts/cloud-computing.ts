import type { CourseText } from '../course-source';

export const cloudComputingTexts: Readonly<Record<string, CourseText>> = {
  'Cloud Computing from the Ground': {
    institute: 'Narmada Institute of Technology',
    languages: ['English', 'Hindi'],
    about:
      'What is rented when a company says that it is in the cloud? You rent one machine, put a small site on it, switch it off by accident and see why a second one helps.',
    method:
      'Each of the five weeks has a lab on a training account with a limit of ₹300. The bill is read line by line in class, because it explains the services better than a brochure.',
    entry:
      'You should be at home with files, folders and a browser. Servers, networks and terminals are introduced.',
    audience: 'Diploma and degree students of any branch, and support staff',
    takeaways: [
      'A small site that survives the loss of a machine',
      'A monthly bill that you can explain',
    ],
    careers: [
      'Cloud support associate',
      'Technical support engineer',
      'Junior system administrator',
    ],
  },
  'Linux for the Cloud': {
    institute: 'Stepwell Learning Centre',
    languages: ['Hindi', 'Tamil'],
    about:
      'The command line from the first prompt: files, pipes, users, services and logs. The examples are the daily jobs of a hosting company, such as a full disk or a forgotten password.',
    method:
      'Every student gets a virtual machine that may be broken and reset. In week six you rebuild it from an empty image with one script, and the teacher runs the script on a fresh machine.',
    entry:
      'No knowledge of Linux is expected, and Windows laptops are fine, since everything runs in the browser.',
    audience: 'Hardware technicians, students and help desk staff',
    takeaways: ['A set-up script that runs without questions', 'A pocket list of sixty commands'],
    careers: ['Linux support engineer', 'Data centre technician', 'Hosting support executive'],
  },
  'Containers Step by Step': {
    institute: 'Lotus Tank Engineering College',
    languages: ['English', 'Tamil'],
    about:
      'Three services of a yarn mill, its order book, its price list and its web page, used to need three servers and one engineer who knew them. You pack each into an image and start all of them with one command.',
    method:
      'One tool at a time: images, volumes, networks, compose files. Labs have a broken half; you get the container that died and find out why from its logs and limits.',
    entry: 'Comfort with a shell and one server program that you have deployed before is required.',
    audience: 'Developers and administrators who deploy by copying files today',
    takeaways: ['Three services in one compose file', 'Images under 100 MB with a scan report'],
    careers: ['DevOps associate', 'Build and release engineer', 'Back-end developer'],
  },
  'Kubernetes in Production': {
    institute: 'Narmada Institute of Technology',
    languages: ['English', 'Marathi'],
    about:
      'The cluster is given, and it is on fire: pods restart, a certificate has expired, a rollout hangs. Nine weeks of drills teach to find the layer at fault before touching anything.',
    method:
      'Teams of three are on call for one evening a week and write a post-mortem of each incident. Lectures fill in what the incident showed to be missing.',
    entry:
      'Participants have run containers in production and can read YAML, iptables rules and a stack trace.',
    audience: 'DevOps and platform engineers who operate or inherit a cluster',
    takeaways: [
      'A cluster that recovers in a fault drill',
      'Nine post-mortems and a rollout checklist',
    ],
    careers: ['Platform engineer', 'Kubernetes administrator', 'Site reliability engineer'],
  },
  'Infrastructure as Code': {
    institute: 'Sun Wheel Institute of Technology',
    languages: ['English', 'Bengali'],
    about:
      'Two environments from one set of files, reviewed like a program. You import servers that somebody clicked together years ago, and remove the differences between test and production.',
    method:
      'All exercises go through a pull request: the plan is attached, a colleague comments, a lock prevents two applies at once. State is lost once on purpose and recovered.',
    entry: 'Some months with a cloud console and with Git are needed. Any provider will do.',
    audience: 'System administrators and developers who set up servers by hand',
    takeaways: [
      'Modules for a network, a database and a service',
      'A review guide for infrastructure changes',
    ],
    careers: ['Infrastructure engineer', 'DevOps engineer', 'Cloud administrator'],
  },
  'Cloud Security Essentials': {
    institute: 'Pearl Bazaar Institute of Computing',
    languages: ['English', 'Telugu'],
    about:
      'Keys in a repository, a bucket open to the world, an account that nobody uses: most break-ins begin with something small. You search a prepared company for twelve of them and close each.',
    method:
      'A week of attack is followed by a week of defence. Alerts that you set up in week four are tested by the other group in week five.',
    entry:
      'You administer or deploy to a cloud account and know users, roles and firewalls by name.',
    audience: 'Administrators, developers and auditors of small and middle-sized companies',
    takeaways: ['A hardening plan for a small company', 'Alerts that notice an unusual login'],
    careers: ['Cloud security analyst', 'Security operations engineer', 'IT auditor'],
  },
  'Serverless Applications': {
    institute: 'Lotus Tank Engineering College',
    languages: ['English', 'Hindi'],
    about:
      'A photo lab uploads four thousand pictures on the day after Pongal and none on the next. You write functions and queues that follow this load, handle each picture exactly once, and cost nothing while idle.',
    method:
      'Design reviews come before code: order, retries and duplicates are drawn on paper first. The estimate of cost that you give in week one is compared with the bill of week five.',
    entry:
      'Several years of back-end work are assumed, including message queues and at least one outage that you have seen.',
    audience: 'Back-end engineers and architects',
    takeaways: [
      'A photo resizer with idempotent handlers',
      'A decision sheet: function, container or server',
    ],
    careers: ['Cloud engineer', 'Solutions architect', 'Senior back-end engineer'],
  },
  'Site Reliability Basics': {
    institute: 'Sun Wheel Institute of Technology',
    languages: ['Hindi', 'English'],
    about:
      'How many failed requests a month can a bus ticket site afford, and who decides? You set service levels with the product owner, build alerts on them, and throw away those that only woke people up.',
    method:
      'Recorded incidents are replayed at speed, and the class takes the roles of commander, writer and fixer. The review afterwards asks what the system made easy to do wrong.',
    entry:
      'You develop or operate a service with users and know how it is deployed. On-call experience helps.',
    audience: 'Developers and administrators who share responsibility for a live service',
    takeaways: ['Service levels and a runbook for one service', 'A template for incident reviews'],
    careers: ['Site reliability engineer', 'Production engineer', 'Operations lead'],
  },
  'Cloud Networking Live Classes': {
    institute: 'Narmada Institute of Technology',
    languages: ['English', 'Tamil'],
    about:
      'Addresses, routes and names are drawn live while a packet travels from a laptop in Bhopal to a server in Mumbai. Then two regions are joined by a private network, and you find out why it does not work at first.',
    method:
      'Two live classes a week with a shared whiteboard, and an open lab on Saturday. Questions are collected during the class and answered before it ends.',
    entry:
      'You have set up a server and know what an IP address and a port are. Subnets are calculated in class.',
    audience: 'Developers, administrators and network technicians moving to the cloud',
    takeaways: [
      'An address plan for two regions',
      'A method to debug with ping, dig and traceroute',
    ],
    careers: ['Cloud network engineer', 'Network operations engineer', 'Systems engineer'],
  },
  'Moving into Cloud Roles': {
    institute: 'Stepwell Learning Centre',
    languages: ['English', 'Marathi', 'Hindi'],
    about:
      'For people who repair laptops, answer tickets or test software today. Which roles exist, which certificates are asked for in Indian job posts, and what can be shown instead of years of experience?',
    method:
      'In three weeks you document three small set-ups, rewrite your CV and practise the first call with a recruiter. Former participants answer questions in the last session.',
    entry: 'You need no experience with the cloud. An interest in how computers are run is enough.',
    audience: 'Support, testing and hardware staff, and diploma holders',
    takeaways: ['A portfolio of three documented set-ups', 'A CV read by two recruiters'],
    careers: ['Cloud support associate', 'Junior DevOps engineer', 'Technical account trainee'],
  },
};
